import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { copyTable, glyphCountOf, requireTable, type Sfnt } from '@/fonts/sfnt/sfnt'
import { padded, writeSfnt } from '@/fonts/sfnt/write-sfnt'

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
  return writeSfnt({ ...sfnt, tables: new Map([...sfnt.tables].filter(([name]) => name !== tag)) })
}

/** Draws glyphs as another style of the same family has them, by their number in both files; advances stay. */
export function redraw(
  font: Uint8Array,
  { from, glyphs }: { from: Uint8Array; glyphs: number[] },
): Uint8Array<ArrayBuffer> {
  const [own, other] = [readSfnt(font), readSfnt(from)]
  const taken = new Set(glyphs)
  const parts = Array.from({ length: glyphCountOf(own) }, (_, glyph) =>
    glyphData(taken.has(glyph) ? other : own, glyph),
  )
  const loca = new DataView(new ArrayBuffer((parts.length + 1) * 4))
  const glyf = new Uint8Array(parts.reduce((sum, part) => sum + padded(part.length), 0))
  let offset = 0
  for (const [glyph, part] of parts.entries()) {
    glyf.set(part, offset)
    offset += padded(part.length)
    loca.setUint32((glyph + 1) * 4, offset)
  }
  const head = copyTable(own, 'head')
  head.view.setInt16(LOCA_FORMAT, 1)
  const tables = new Map(own.tables)
    .set('glyf', glyf)
    .set('loca', new Uint8Array(loca.buffer))
    .set('head', head.bytes)
  return writeSfnt({ ...own, tables })
}

/** In `head`: offsets are whole, not halved. */
const LOCA_FORMAT = 50

function glyphData(sfnt: Sfnt, glyph: number): Uint8Array {
  const loca = requireTable(sfnt, 'loca')
  const isLong = requireTable(sfnt, 'head').i16(LOCA_FORMAT) === 1
  const at = (index: number) => (isLong ? loca.u32(index * 4) : loca.u16(index * 2) * 2)
  return requireTable(sfnt, 'glyf').slice(at(glyph), at(glyph + 1) - at(glyph))
}
