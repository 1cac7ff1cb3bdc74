import { deflateSync } from 'node:zlib'

import { ByteReader } from '../sfnt/byte-reader'
import { readDirectory, type TableEntry } from '../sfnt/read-sfnt'
import { padded, writeTag } from '../sfnt/write-sfnt'

const HEADER = 44
const ENTRY = 20

type PackedTable = TableEntry & { packed: Uint8Array }

/** Wraps a font as WOFF 1.0, every table as it was: https://www.w3.org/TR/WOFF/ */
export function toWoff(font: Uint8Array): Uint8Array {
  const tables = readDirectory(font)
    .toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
    .map((entry) => ({ ...entry, packed: pack(font, entry) }))
  const start = HEADER + ENTRY * tables.length
  const size = tables.reduce((sum, table) => sum + padded(table.packed.length), start)
  const woff = new Uint8Array(size)
  const view = new DataView(woff.buffer)

  writeHeader(view, new ByteReader(font, 'header').u32(0), tables)
  let offset = start
  for (const [index, table] of tables.entries()) {
    writeEntry(view, HEADER + index * ENTRY, { table, offset })
    woff.set(table.packed, offset)
    offset += padded(table.packed.length)
  }
  return woff
}

/** A table that does not shrink is kept as it is, as the standard asks. */
function pack(font: Uint8Array, { offset, length }: TableEntry): Uint8Array {
  const table = font.subarray(offset, offset + length)
  const packed = deflateSync(table, { level: 9 })
  return packed.length < length ? packed : table
}

function writeHeader(view: DataView, flavor: number, tables: PackedTable[]): void {
  const unpacked = tables.reduce((sum, { length }) => sum + padded(length), 12 + 16 * tables.length)
  writeTag(view, 0, 'wOFF')
  view.setUint32(4, flavor)
  view.setUint32(8, view.byteLength)
  view.setUint16(12, tables.length)
  view.setUint32(16, unpacked)
  view.setUint16(20, 1)
}

type Placed = { table: PackedTable; offset: number }

function writeEntry(view: DataView, at: number, { table, offset }: Placed): void {
  writeTag(view, at, table.tag)
  view.setUint32(at + 4, offset)
  view.setUint32(at + 8, table.packed.length)
  view.setUint32(at + 12, table.length)
  view.setUint32(at + 16, table.checksum)
}
