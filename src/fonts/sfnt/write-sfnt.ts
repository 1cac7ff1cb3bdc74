import type { Sfnt } from './sfnt'
import { tableChecksum } from './table-checksum'

const HEADER = 12
const ENTRY = 16
const WHOLE_FILE_SUM = 0xb1b0afba
const CHECKSUM_ADJUSTMENT = 8

/** Writes the tables in the order of their tags, with fresh checksums: the same tables always make the same bytes. */
export function writeSfnt({ flavor, tables }: Sfnt): Uint8Array<ArrayBuffer> {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const start = HEADER + ENTRY * sorted.length
  const size = sorted.reduce((sum, [, bytes]) => sum + padded(bytes.length), start)
  const file = new Uint8Array(size)
  const view = new DataView(file.buffer)

  writeHeader(view, flavor, sorted.length)
  let offset = start
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const table = tag === 'head' ? withoutAdjustment(bytes) : bytes
    file.set(table, offset)
    writeEntry(view, HEADER + index * ENTRY, { tag, offset, table })
    offset += padded(table.length)
  }
  return adjusted(file, view)
}

export function padded(length: number): number {
  return (length + 3) & ~3
}

export function writeTag(view: DataView, at: number, tag: string): void {
  for (let index = 0; index < 4; index += 1) view.setUint8(at + index, tag.charCodeAt(index))
}

function writeHeader(view: DataView, flavor: number, count: number): void {
  const power = Math.floor(Math.log2(Math.max(count, 1)))
  view.setUint32(0, flavor)
  view.setUint16(4, count)
  view.setUint16(6, ENTRY << power)
  view.setUint16(8, power)
  view.setUint16(10, count * ENTRY - (ENTRY << power))
}

type Placed = { tag: string; offset: number; table: Uint8Array }

function writeEntry(view: DataView, at: number, { tag, offset, table }: Placed): void {
  writeTag(view, at, tag)
  view.setUint32(at + 4, tableChecksum(table))
  view.setUint32(at + 8, offset)
  view.setUint32(at + 12, table.length)
}

function withoutAdjustment(head: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(head)
  copy.fill(0, CHECKSUM_ADJUSTMENT, CHECKSUM_ADJUSTMENT + 4)
  return copy
}

function adjusted(file: Uint8Array<ArrayBuffer>, view: DataView): Uint8Array<ArrayBuffer> {
  const head = headOffset(view)
  if (head === null) return file
  view.setUint32(head + CHECKSUM_ADJUSTMENT, (WHOLE_FILE_SUM - tableChecksum(file)) >>> 0)
  return file
}

function headOffset(view: DataView): number | null {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = HEADER + index * ENTRY
    if (view.getUint32(at) === 0x68656164) return view.getUint32(at + 8)
  }
  return null
}
