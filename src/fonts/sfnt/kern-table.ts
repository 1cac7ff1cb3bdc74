import { readFeatureTags } from '../inspect/read-features'
import type { ByteReader } from './byte-reader'
import { findTable, type Sfnt } from './sfnt'
import { writeSfnt } from './write-sfnt'

/** What two glyphs are moved by where the second follows the first, by `pairKey`. */
export type KernPairs = Map<number, number>

export function pairKey(left: number, right: number): number {
  return left * 0x10000 + right
}

/**
 * The pairs of a font that is kerned by its kern table: one whose GPOS kerns is set by that alone. What HarfBuzz is built without
 * here, browsers and programs read.
 */
export function readKernPairs(sfnt: Sfnt): KernPairs {
  const pairs: KernPairs = new Map()
  const kern = kernThatCounts(sfnt)
  if (!kern) return pairs
  for (const subtable of subtablesOf(kern)) {
    if (isPlain(subtable)) addPairs(kern, subtable, pairs)
  }
  return pairs
}

/** By classes or in the steps of a machine, as only Apple wrote them: no pairs that could be written otherwise. */
export function hasApplesKerning(sfnt: Sfnt): boolean {
  const kern = kernThatCounts(sfnt)
  return (
    kern !== null &&
    subtablesOf(kern).some((subtable) => subtable.isAlongLine && !isPlain(subtable))
  )
}

/**
 * Whether browsers leave out pairs that are there to be read. Their sanitiser drops the whole table for Apple's version of it, and
 * for one part that is too long, out of order or empty.
 */
export function isKerningUnread(sfnt: Sfnt): boolean {
  const kern = kernThatCounts(sfnt)
  if (!kern || readKernPairs(sfnt).size === 0) return false
  return kern.u16(0) !== 0 || subtablesOf(kern).some((subtable) => !isRead(kern, subtable))
}

/** The font with such pairs as browsers read them; any other as it is. */
export function withReadKerning(font: Uint8Array, sfnt: Sfnt): Uint8Array {
  if (!isKerningUnread(sfnt)) return font
  const kern = writeKernPairs(readKernPairs(sfnt))
  return writeSfnt({ ...sfnt, tables: new Map(sfnt.tables).set('kern', kern) })
}

function kernThatCounts(sfnt: Sfnt): ByteReader | null {
  const kern = findTable(sfnt, 'kern')
  if (!kern || kern.length < 4 || readFeatureTags(sfnt, 'GPOS').includes('kern')) return null
  return kern
}

const PAIR = 6

/** Windows keeps the length of a subtable in sixteen bits. */
const MOST_IN_SUBTABLE = 10_000

const MOST_READ = Math.floor(0xffff / PAIR)

/** As browsers read it: version 0, pairs in rising order. */
export function writeKernPairs(pairs: KernPairs): Uint8Array {
  const sorted = [...pairs].toSorted(([a], [b]) => a - b)
  const parts = Array.from({ length: Math.ceil(sorted.length / MOST_IN_SUBTABLE) }, (_, at) =>
    subtableOf(sorted.slice(at * MOST_IN_SUBTABLE, (at + 1) * MOST_IN_SUBTABLE)),
  )
  return new Uint8Array(
    Buffer.concat([Buffer.from([0, 0, parts.length >> 8, parts.length & 255]), ...parts]),
  )
}

/** Along the line, by values that are added: nothing vertical, across it, varying or a minimum. */
type Subtable = { at: number; headerSize: number; format: number; isAlongLine: boolean }

function isPlain({ format, isAlongLine }: Subtable): boolean {
  return isAlongLine && format === 0
}

function subtablesOf(kern: ByteReader): Subtable[] {
  const isApples = kern.u16(0) === 1
  const count = isApples ? kern.u32(4) : kern.u16(2)
  const found: Subtable[] = []
  let at = isApples ? 8 : 4
  for (let index = 0; index < count && at + 8 <= kern.length; index += 1) {
    const coverage = kern.u16(at + 4)
    const headerSize = isApples ? 8 : 6
    const isAlongLine = isApples ? (coverage & 0xe000) === 0 : (coverage & 0x7) === 1
    const format = isApples ? coverage & 0xff : coverage >> 8
    found.push({ at, headerSize, format, isAlongLine })
    const length = isApples ? kern.u32(at) : kern.u16(at + 2)
    // Of more pairs than sixteen bits have room for, the length says only what is left over.
    const end = at + headerSize
    const pairs = format === 0 && end + 2 <= kern.length ? 8 + kern.u16(end) * PAIR : 0
    at += Math.max(length, headerSize + pairs)
  }
  return found
}

function isRead(kern: ByteReader, subtable: Subtable): boolean {
  const start = subtable.at + subtable.headerSize
  if (!isPlain(subtable) || kern.u16(subtable.at) !== 0 || (kern.u16(subtable.at + 4) & 0xf0) !== 0)
    return false
  const count = kern.u16(start)
  if (count === 0 || count > MOST_READ) return false
  const keys = Array.from({ length: count }, (_, index) => kern.u32(start + 8 + index * PAIR))
  return keys.every((key, index) => index === 0 || key > (keys[index - 1] ?? 0))
}

function addPairs(kern: ByteReader, { at, headerSize }: Subtable, pairs: KernPairs): void {
  const start = at + headerSize
  for (let index = 0; index < kern.u16(start); index += 1) {
    const pair = start + 8 + index * PAIR
    if (pair + PAIR > kern.length) return
    const key = pairKey(kern.u16(pair), kern.u16(pair + 2))
    pairs.set(key, (pairs.get(key) ?? 0) + kern.i16(pair + 4))
  }
}

function subtableOf(pairs: [key: number, value: number][]): Uint8Array {
  const bytes = Buffer.alloc(14 + pairs.length * PAIR)
  const power = Math.floor(Math.log2(pairs.length))
  const search = [PAIR << power, power, pairs.length * PAIR - (PAIR << power)]
  const head = [0, bytes.length, 1, pairs.length, ...search]
  head.forEach((value, index) => bytes.writeUInt16BE(value, index * 2))
  pairs.forEach(([key, value], index) => {
    const at = 14 + index * PAIR
    bytes.writeUInt32BE(key, at)
    bytes.writeInt16BE(value, at + 4)
  })
  return bytes
}
