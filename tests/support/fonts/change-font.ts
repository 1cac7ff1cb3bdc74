import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { copyTable, requireTable } from '@/fonts/sfnt/sfnt'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'

/** Real masters changed as a type designer would change them. */

/** Adds to the advance of glyphs, by their number in the file. */
export function widen(font: Uint8Array, changes: Record<number, number>): Uint8Array<ArrayBuffer> {
  const sfnt = readSfnt(font)
  const metrics = copyTable(sfnt, 'hmtx')
  const last = requireTable(sfnt, 'hhea').u16(34) - 1
  for (const [glyph, by] of Object.entries(changes)) {
    const at = Math.min(Number(glyph), last) * 4
    metrics.view.setUint16(at, metrics.view.getUint16(at) + by)
  }
  return writeSfnt({ ...sfnt, tables: new Map(sfnt.tables).set('hmtx', metrics.bytes) })
}

export function withoutTable(font: Uint8Array, tag: string): Uint8Array<ArrayBuffer> {
  const sfnt = readSfnt(font)
  return writeSfnt({
    ...sfnt,
    tables: new Map([...sfnt.tables].filter(([name]) => name !== tag)),
  })
}
