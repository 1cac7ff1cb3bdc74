import { FontRefused } from '../font-refused'
import type { ByteReader } from '../sfnt/byte-reader'
import operators from './cff-operators.json' with { type: 'json' }

export type CffOperand = { value: number; at: number; size: number }

export type CffEntry = { operator: number; operands: CffOperand[] }

/** Operators of two bytes, 12 and another, are told as 1200 + the other. */
export const CFF = operators

/** A CFF DICT: operands come before their operator. Real numbers are passed over: none is an offset. */
export function readCffDict(dict: ByteReader): CffEntry[] {
  const entries: CffEntry[] = []
  let operands: CffOperand[] = []
  let at = 0
  while (at < dict.length) {
    const first = dict.u8(at)
    if (first <= 24) {
      entries.push({ operator: first === 12 ? 1200 + dict.u8(at + 1) : first, operands })
      operands = []
      at += first === 12 ? 2 : 1
    } else {
      const operand = readOperand(dict, at, first)
      operands.push(operand)
      at += operand.size
    }
  }
  return entries
}

function readOperand(dict: ByteReader, at: number, first: number): CffOperand {
  if (first === 28) return { value: dict.i16(at + 1), at, size: 3 }
  if (first === 29) return { value: dict.i32(at + 1), at, size: 5 }
  if (first === 30) return { value: Number.NaN, at, size: realSize(dict, at) }
  if (first >= 32 && first <= 246) return { value: first - 139, at, size: 1 }

  const second = dict.u8(at + 1)
  if (first >= 247 && first <= 250)
    return { value: (first - 247) * 256 + second + 108, at, size: 2 }
  if (first >= 251 && first <= 254)
    return { value: (251 - first) * 256 - second - 108, at, size: 2 }
  throw new FontRefused('This font is damaged: its CFF table cannot be read.')
}

/** Half a byte a digit, up to one that is 15. */
function realSize(dict: ByteReader, at: number): number {
  let size = 1
  for (;;) {
    const digits = dict.u8(at + size)
    size += 1
    if ((digits & 15) === 15 || digits >> 4 === 15) return size
  }
}

export type CffIndex = { entries: Uint8Array[]; starts: number[]; end: number }

/** A CFF INDEX: a count of two bytes (CFF2: four), offsets of one to four bytes, then the entries end to end. */
export function readCffIndex(cff: ByteReader, at: number, countSize = 2): CffIndex {
  const count = readNumber(cff, at, countSize)
  const sizes = at + countSize
  if (count === 0) return { entries: [], starts: [], end: sizes }

  const size = cff.u8(sizes)
  const base = sizes + (count + 1) * size
  const ends = Array.from({ length: count + 1 }, (_, index) => {
    return base + readNumber(cff, sizes + 1 + index * size, size)
  })
  const starts = ends.slice(0, -1)
  return {
    entries: starts.map((start, index) => cff.slice(start, (ends[index + 1] ?? start) - start)),
    starts,
    end: ends.at(-1) ?? base,
  }
}

export function writeCffIndex(entries: Uint8Array[]): Uint8Array {
  if (entries.length === 0) return new Uint8Array(2)

  const total = entries.reduce((sum, entry) => sum + entry.length, 1)
  const size = total < 0x100 ? 1 : total < 0x10000 ? 2 : 3
  const head = Buffer.alloc(3 + (entries.length + 1) * size)
  head.writeUInt16BE(entries.length, 0)
  head.writeUInt8(size, 2)

  let offset = 1
  for (let index = 0; index <= entries.length; index += 1) {
    head.writeUIntBE(offset, 3 + index * size, size)
    offset += entries[index]?.length ?? 0
  }
  return Buffer.concat([head, ...entries])
}

function readNumber(cff: ByteReader, at: number, size: number): number {
  let value = 0
  for (let index = 0; index < size; index += 1) value = value * 256 + cff.u8(at + index)
  return value
}
