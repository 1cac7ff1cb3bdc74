import type { ByteReader } from '../sfnt/byte-reader'

export type CffIndex = { entries: Uint8Array[]; starts: number[]; end: number }

/** A CFF INDEX: a count, offsets of one to four bytes, then the entries end to end. */
export function readCffIndex(cff: ByteReader, at: number): CffIndex {
  const count = cff.u16(at)
  if (count === 0) return { entries: [], starts: [], end: at + 2 }

  const size = cff.u8(at + 2)
  const base = at + 2 + (count + 1) * size
  const ends = Array.from({ length: count + 1 }, (_, index) => {
    return base + readNumber(cff, at + 3 + index * size, size)
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
