import { FontRefused } from '../font-refused'
import { readAxes } from '../inspect/read-axes'
import { readSfnt } from '../sfnt/read-sfnt'
import { copyTable, glyphCountOf, type Sfnt } from '../sfnt/sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'
import { type Box, ShapedFont } from './shaped-font'

export type PinnedFrom = { source: Uint8Array; pinnedAxes: Record<string, number> }

const VARIATION_TABLES = ['HVAR', 'VVAR', 'MVAR', 'avar', 'fvar', 'STAT']

/**
 * HarfBuzz 15 lets CFF2 outlines stand where they were pinned, but leaves every advance at the old default and writes an
 * empty bounding box, which browsers refuse. Both are read from the font before it was pinned, and written anew.
 */
export function repairPinnedCff2(
  pinned: Uint8Array,
  { source, pinnedAxes }: PinnedFrom,
): Uint8Array {
  const sfnt = readSfnt(pinned)
  const glyphs = glyphCountOf(sfnt)
  if (glyphCountOf(readSfnt(source)) !== glyphs) {
    throw new FontRefused('This font is damaged: its axes cannot be pinned.')
  }

  const shaped = new ShapedFont(source, pinnedAxes)
  const boxes = Array.from({ length: glyphs }, (_, glyph) => glyphBox(shaped, glyph))
  writeAdvances(sfnt, boxes)
  writeBounds(sfnt, boxes)
  writeExtremes(sfnt, boxes)
  if (readAxes(sfnt).length === 0) VARIATION_TABLES.forEach((tag) => sfnt.tables.delete(tag))
  return writeSfnt(sfnt)
}

type GlyphBox = { advance: number; ink: Box | null }

function glyphBox(shaped: ShapedFont, glyph: number): GlyphBox {
  const ink = shaped.boundsOf(glyph)
  return {
    advance: Math.max(0, Math.round(shaped.advanceOf(glyph))),
    ink: ink && {
      left: Math.floor(ink.left),
      right: Math.ceil(ink.right),
      top: Math.ceil(ink.top),
      bottom: Math.floor(ink.bottom),
    },
  }
}

function writeAdvances(sfnt: Sfnt, boxes: GlyphBox[]): void {
  const view = new DataView(new ArrayBuffer(boxes.length * 4))
  for (const [glyph, { advance, ink }] of boxes.entries()) {
    view.setUint16(glyph * 4, advance)
    view.setInt16(glyph * 4 + 2, ink?.left ?? 0)
  }
  sfnt.tables.set('hmtx', new Uint8Array(view.buffer))
}

function writeBounds(sfnt: Sfnt, boxes: GlyphBox[]): void {
  const inks = boxes.flatMap(({ ink }) => ink ?? [])
  const head = copyTable(sfnt, 'head')
  head.view.setInt16(36, least(inks.map((ink) => ink.left)))
  head.view.setInt16(38, least(inks.map((ink) => ink.bottom)))
  head.view.setInt16(40, most(inks.map((ink) => ink.right)))
  head.view.setInt16(42, most(inks.map((ink) => ink.top)))
  sfnt.tables.set('head', head.bytes)
}

function writeExtremes(sfnt: Sfnt, boxes: GlyphBox[]): void {
  const inked = boxes.flatMap(({ advance, ink }) => (ink ? [{ advance, ink }] : []))
  const hhea = copyTable(sfnt, 'hhea')
  hhea.view.setUint16(10, most(boxes.map(({ advance }) => advance)))
  hhea.view.setInt16(12, least(inked.map(({ ink }) => ink.left)))
  hhea.view.setInt16(14, least(inked.map(({ advance, ink }) => advance - ink.right)))
  hhea.view.setInt16(16, most(inked.map(({ ink }) => ink.right)))
  hhea.view.setUint16(34, boxes.length)
  sfnt.tables.set('hhea', hhea.bytes)
}

/** Not Math.min(...values): a font may have more glyphs than a call has room for arguments. */
function least(values: number[]): number {
  return values.reduce((a, b) => Math.min(a, b), values[0] ?? 0)
}

function most(values: number[]): number {
  return values.reduce((a, b) => Math.max(a, b), values[0] ?? 0)
}
