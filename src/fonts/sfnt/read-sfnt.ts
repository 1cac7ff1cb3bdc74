import { FontRefused } from '../font-refused'
import { ByteReader } from './byte-reader'
import type { Sfnt } from './sfnt'

export type TableEntry = { tag: string; checksum: number; offset: number; length: number }

const HEADER = 12
const ENTRY = 16

export function readSfnt(file: Uint8Array): Sfnt {
  const tables = readDirectory(file).map(({ tag, offset, length }) => {
    return [tag, file.subarray(offset, offset + length)] as const
  })
  return { flavor: new ByteReader(file, 'header').u32(0), tables: new Map(tables) }
}

/** The list of tables at the head of the file; each entry lies inside the file. */
export function readDirectory(file: Uint8Array): TableEntry[] {
  const reader = new ByteReader(file, 'table directory')
  const count = reader.u16(4)
  if (HEADER + count * ENTRY > file.length) {
    throw new FontRefused('This font is cut short: its table directory is incomplete.')
  }
  return Array.from({ length: count }, (_, index) => readEntry(reader, HEADER + index * ENTRY))
}

function readEntry(reader: ByteReader, at: number): TableEntry {
  const entry = {
    tag: reader.tag(at),
    checksum: reader.u32(at + 4),
    offset: reader.u32(at + 8),
    length: reader.u32(at + 12),
  }
  if (entry.offset + entry.length > reader.length) {
    throw new FontRefused('This font is cut short: a table reaches past the end of the file.')
  }
  return entry
}
