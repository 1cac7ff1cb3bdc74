import { ownValue } from '@/domain/own-value'
import type { FontAxis } from '../font-facts'
import { FontRefused } from '../font-refused'
import { readAxes } from '../inspect/read-axes'
import { readSfnt } from '../sfnt/read-sfnt'
import { copyTable, glyphCountOf, hasTable, type Sfnt } from '../sfnt/sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'
import { ShapedFont } from './shaped-font'
import type { Box } from './outline-bounds'
import { subsetFont, type SubsetRequest } from './subset-font'

type PinRequest = Omit<SubsetRequest, 'pinnedAxes' | 'axisRanges'> & {
  pinnedAxes: Record<string, number>
  /** Where axes that stay movable begin: what lies before is not kept. */
  axisStarts?: Record<string, number>
}

/** Cuts a font and lets the named axes stand still; the others stay movable. In CFF2 these keep their whole range. */
export function pinAxes(font: Uint8Array, { axisStarts = {}, ...request }: PinRequest): Uint8Array {
  const sfnt = readSfnt(font)
  const axes = readAxes(sfnt)
  const pinnedAxes = Object.fromEntries(
    Object.entries(request.pinnedAxes).filter(([tag]) => axes.some((axis) => axis.tag === tag)),
  )
  if (!hasTable(sfnt, 'CFF2')) {
    const movable = axes.filter(({ tag }) => !Object.hasOwn(pinnedAxes, tag))
    return subsetFont(font, { ...request, pinnedAxes, axisRanges: rangesOf(movable, axisStarts) })
  }
  if (Object.keys(pinnedAxes).length === 0) return subsetFont(font, { ...request, pinnedAxes })

  const cut = subsetFont(font, { ...request, pinnedAxes: {} })
  const pinned = subsetFont(cut, { ...request, characters: 'all', pinnedAxes })
  return repairPinnedCff2(pinned, { source: cut, pinnedAxes })
}

function rangesOf(
  axes: FontAxis[],
  starts: Record<string, number>,
): Record<string, [min: number, max: number]> {
  return Object.fromEntries(
    axes.flatMap(({ tag, min, max }) => {
      const start = ownValue(starts, tag)
      return start !== undefined && min < start && start < max ? [[tag, [start, max]]] : []
    }),
  )
}

type PinnedFrom = { source: Uint8Array; pinnedAxes: Record<string, number> }

const VARIATION_TABLES = ['HVAR', 'VVAR', 'MVAR', 'avar', 'fvar', 'STAT']

/**
 * HarfBuzz 15 lets CFF2 outlines stand where they were pinned, but leaves every advance at the old default and writes an
 * empty bounding box, which browsers refuse. Both are read from the font before it was pinned, and written anew.
 */
function repairPinnedCff2(pinned: Uint8Array, { source, pinnedAxes }: PinnedFrom): Uint8Array {
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
