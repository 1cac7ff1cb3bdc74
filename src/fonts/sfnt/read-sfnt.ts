import { FontRefused } from '../font-refused'
import { ByteReader } from './byte-reader'
import type { Sfnt } from './sfnt'

export function readSfnt(file: Uint8Array): Sfnt {
  const tables = readDirectory(file).map(({ tag, offset, length }) => {
    return [tag, file.subarray(offset, offset + length)] as const
  })
  return { flavor: new ByteReader(file, 'header').u32(0), tables: new Map(tables) }
}

/** Bytes before the first entry, and of each entry. */
export const HEADER_SIZE = 12

export const ENTRY_SIZE = 16

const MOST_TABLES = 128

export type TableEntry = { tag: string; checksum: number; offset: number; length: number }

/** The list of tables at the head of the file; each table lies inside the file. */
export function readDirectory(file: Uint8Array): TableEntry[] {
  const reader = new ByteReader(file, 'table directory')
  const count = reader.u16(4)
  if (HEADER_SIZE + count * ENTRY_SIZE > file.length) {
    throw new FontRefused('This font is cut short: its table directory is incomplete.')
  }
  return Array.from({ length: count }, (_, index) =>
    readEntry(reader, HEADER_SIZE + index * ENTRY_SIZE),
  )
}

/** What reading does not need and a font engine does: few tables, each once, under a legible tag, none in another. */
export function checkDirectory(file: Uint8Array): void {
  const count = new ByteReader(file, 'table directory').u16(4)
  if (count === 0) throw new FontRefused('This font has no tables.')
  if (count > MOST_TABLES) throw new FontRefused('This font has more than 128 tables.')

  const entries = readDirectory(file)
  entries.forEach(assertLegible)
  assertEachOnce(entries)
  assertApart(entries, HEADER_SIZE + ENTRY_SIZE * count)
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

function assertLegible({ tag }: TableEntry): void {
  if (/^[\x20-\x7e]{4}$/.test(tag)) return
  throw new FontRefused('This font is damaged: its table directory is unreadable.')
}

function assertEachOnce(entries: TableEntry[]): void {
  const twice = entries.find(({ tag }, index) => {
    return entries.findIndex((other) => other.tag === tag) !== index
  })
  if (twice) throw new FontRefused(`This font is damaged: it has two ${twice.tag.trim()} tables.`)
}

function assertApart(entries: TableEntry[], directoryEnd: number): void {
  let end = directoryEnd
  for (const { tag, offset, length } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (length === 0) continue
    if (offset < end) {
      throw new FontRefused(`This font is damaged: its ${tag.trim()} table overlaps another.`)
    }
    end = offset + length
  }
}
