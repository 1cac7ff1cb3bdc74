import { readFeatureTags } from '../inspect/read-features'
import type { ByteReader } from './byte-reader'
import { findTable, type Sfnt } from './sfnt'

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
  const kern = findTable(sfnt, 'kern')
  if (!kern || kern.length < 4 || readFeatureTags(sfnt, 'GPOS').includes('kern')) return pairs
  for (const subtable of subtablesOf(kern)) addPairs(kern, subtable, pairs)
  return pairs
}

const PAIR = 6

/** Windows keeps the length of a subtable in sixteen bits. */
const MOST_IN_SUBTABLE = 10_000

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

type Subtable = { at: number; headerSize: number }

function subtablesOf(kern: ByteReader): Subtable[] {
  const isApples = kern.u16(0) === 1
  const count = isApples ? kern.u32(4) : kern.u16(2)
  const found: Subtable[] = []
  let at = isApples ? 8 : 4
  for (let index = 0; index < count && at + 8 <= kern.length; index += 1) {
    const coverage = kern.u16(at + 4)
    const headerSize = isApples ? 8 : 6
    // Of horizontal lines, by values that are added: nothing vertical, across the line, varying or a minimum.
    const isPlain = isApples ? (coverage & 0xe000) === 0 : (coverage & 0x7) === 1
    const format = isApples ? coverage & 0xff : coverage >> 8
    if (isPlain && format === 0) found.push({ at, headerSize })
    const length = isApples ? kern.u32(at) : kern.u16(at + 2)
    at += Math.max(length, headerSize)
  }
  return found
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
