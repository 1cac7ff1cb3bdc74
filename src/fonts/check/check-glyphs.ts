import type { ByteReader } from '../sfnt/byte-reader'
import { glyphCountOf, requireTable, type Sfnt } from '../sfnt/sfnt'
import { refused, wronglyBuilt } from './browser-refusals'

/** Flags of a point: https://learn.microsoft.com/typography/opentype/spec/glyf#simple-glyph-description */
const X_IS_SHORT = 0x02
const Y_IS_SHORT = 0x04
const REPEATS = 0x08
const X_STAYS = 0x10
const Y_STAYS = 0x20
const OVERLAPS = 0x40
const RESERVED = 0x80

const HEADER = 10

/** Each outline can be read to its end. What glyphs are made of glyphs is checked by check-composites.ts. */
export function checkGlyphs(sfnt: Sfnt): void {
  const [glyf, loca] = [requireTable(sfnt, 'glyf'), requireTable(sfnt, 'loca')]
  const isShort = requireTable(sfnt, 'head').u16(50) === 0
  let to = isShort ? loca.u16(0) * 2 : loca.u32(0)
  for (let glyph = 0; glyph < glyphCountOf(sfnt); glyph += 1) {
    const from = to
    to = isShort ? loca.u16(glyph * 2 + 2) * 2 : loca.u32(glyph * 4 + 4)
    if (to < from || to > glyf.length) throw wronglyBuilt('loca')
    if (to > from && !isReadable(glyf, from, to)) throw refused('glyph', { glyph })
  }
}

function isReadable(glyf: ByteReader, from: number, to: number): boolean {
  if (to - from < HEADER) return false
  const contours = glyf.i16(from)
  const [left, bottom, right, top] = [2, 4, 6, 8].map((at) => glyf.i16(from + at)) as Box
  const isUnset = left === 32767 && bottom === 32767 && right === -32767 && top === -32767
  if (contours < -1 || (!isUnset && (left > right || bottom > top))) return false
  return contours <= 0 || isReadableOutline(glyf, { from: from + HEADER, to, contours })
}

type Box = [left: number, bottom: number, right: number, top: number]

type Outline = { from: number; to: number; contours: number }

function isReadableOutline(glyf: ByteReader, { from, to, contours }: Outline): boolean {
  let at = from + contours * 2
  if (at + 2 > to) return false
  const points = countPoints(glyf, from, contours)
  if (points === null) return false
  at += 2 + glyf.u16(at)

  let coordinates = 0
  for (let point = 0; point < points; point += 1) {
    if (at >= to) return false
    const flag = glyf.u8(at)
    at += 1
    if (flag & RESERVED || (flag & OVERLAPS && point > 0)) return false
    const size = sizeOf(flag)
    coordinates += size
    if ((flag & REPEATS) === 0) continue
    const times = at < to ? glyf.u8(at) : 0
    at += 1
    if (times === 0 || point + times >= points) return false
    coordinates += size * times
    point += times
  }
  return at + coordinates <= to
}

/** Where contours end, in rising order: the last end counts the points. null: they run backwards. */
function countPoints(glyf: ByteReader, from: number, contours: number): number | null {
  let points = 0
  for (let contour = 0; contour < contours; contour += 1) {
    const end = glyf.u16(from + contour * 2)
    if (end === 0xffff || (contour > 0 && end + 1 <= points)) return null
    points = end + 1
  }
  return points
}

function sizeOf(flag: number): number {
  const x = flag & X_IS_SHORT ? 1 : flag & X_STAYS ? 0 : 2
  const y = flag & Y_IS_SHORT ? 1 : flag & Y_STAYS ? 0 : 2
  return x + y
}
