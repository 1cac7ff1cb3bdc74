import type { Sfnt } from './sfnt'
import { ENTRY_SIZE, HEADER_SIZE } from './read-sfnt'

const WHOLE_FILE_SUM = 0xb1b0afba
const CHECKSUM_ADJUSTMENT = 8

/** Writes the tables in the order of their tags, with fresh checksums: the same tables always make the same bytes. */
export function writeSfnt({ flavor, tables }: Sfnt): Uint8Array<ArrayBuffer> {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const start = HEADER_SIZE + ENTRY_SIZE * sorted.length
  const size = sorted.reduce((sum, [, bytes]) => sum + padded(bytes.length), start)
  const file = new Uint8Array(size)
  const view = new DataView(file.buffer)

  writeHeader(view, flavor, sorted.length)
  let offset = start
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const table = tag === 'head' ? withoutAdjustment(bytes) : bytes
    file.set(table, offset)
    writeEntry(view, HEADER_SIZE + index * ENTRY_SIZE, { tag, offset, table })
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

/** The sum of a table's 32-bit words, its end filled up with zeros. */
export function tableChecksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const whole = bytes.length & ~3
  let sum = 0
  for (let at = 0; at < whole; at += 4) sum = (sum + view.getUint32(at)) >>> 0

  return (sum + lastWord(bytes.subarray(whole))) >>> 0
}

function lastWord(rest: Uint8Array): number {
  const [a = 0, b = 0, c = 0] = rest
  return ((a << 24) | (b << 16) | (c << 8)) >>> 0
}

function writeHeader(view: DataView, flavor: number, count: number): void {
  const power = Math.floor(Math.log2(Math.max(count, 1)))
  view.setUint32(0, flavor)
  view.setUint16(4, count)
  view.setUint16(6, ENTRY_SIZE << power)
  view.setUint16(8, power)
  view.setUint16(10, count * ENTRY_SIZE - (ENTRY_SIZE << power))
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
    const at = HEADER_SIZE + index * ENTRY_SIZE
    if (view.getUint32(at) === 0x68656164) return view.getUint32(at + 8)
  }
  return null
}
