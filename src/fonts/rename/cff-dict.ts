import { FontRefused } from '../font-refused'
import type { ByteReader } from '../sfnt/byte-reader'

export type CffOperand = { value: number; at: number; size: number }
export type CffEntry = { operator: number; operands: CffOperand[] }

/** Operators of two bytes, 12 and another, are told as 1200 + the other. */
export const CFF = {
  fullName: 2,
  familyName: 3,
  charset: 15,
  encoding: 16,
  charStrings: 17,
  private: 18,
  fontDicts: 1236,
  fontDictSelect: 1237,
} as const

/** A CFF DICT: operands come before their operator. Real numbers are passed over: none is an offset. */
export function readCffDict(dict: ByteReader): CffEntry[] {
  const entries: CffEntry[] = []
  let operands: CffOperand[] = []
  let at = 0
  while (at < dict.length) {
    const first = dict.u8(at)
    if (first <= 21) {
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
