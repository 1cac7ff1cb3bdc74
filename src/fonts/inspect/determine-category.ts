import type { Category } from '@/domain/catalogue/typeface-view'
import type { ShapedFont } from '../harfbuzz/shaped-font'
import { inkAlong } from '../score/letter-form'
import { requireTable, type Sfnt } from '../sfnt/sfnt'

/** By the high byte of sFamilyClass: https://learn.microsoft.com/typography/opentype/spec/ibmfc */
const CLASSES = new Map<number, Category>([
  ...[1, 2, 3, 4, 5, 7].map((serifs) => [serifs, 'serif'] as const),
  [8, 'sans'],
  ...[9, 10, 12].map((ornaments) => [ornaments, 'display'] as const),
])

const LATIN_TEXT = 2

/** Script, decorative and pictorial. */
const PANOSE_DISPLAY = [3, 4, 5]

/** What a font says of its kind, or shows by the feet of its H: many say nothing. undefined: neither. */
export function determineCategory(sfnt: Sfnt, font: ShapedFont): Category | undefined {
  const os2 = requireTable(sfnt, 'OS/2')
  const post = requireTable(sfnt, 'post')
  if (post.length >= 16 && post.u32(12) !== 0) return 'mono'
  const said = CLASSES.get(os2.u8(30)) ?? ofPanose(os2.u8(32), os2.u8(33))
  return said ?? (hasSerifs(font) ? 'serif' : undefined)
}

function ofPanose(family: number, serifs: number): Category | undefined {
  if (PANOSE_DISPLAY.includes(family)) return 'display'
  if (family !== LATIN_TEXT || serifs < 2 || serifs > 15) return undefined
  return serifs <= 10 ? 'serif' : 'sans'
}

/** The heaviest serif faces reach 1.4, no sans more than 1. */
const WIDER = 1.25

function hasSerifs(font: ShapedFont): boolean {
  const glyph = font.glyphOf('H'.codePointAt(0) ?? 0)
  const height = ((glyph && font.inkOf(glyph)?.top) ?? 0) / font.unitsPerEm
  const [feet, legs] = [0.01, 0.3].map((part) => inkAlong(font, 'H', 'across', part * height))
  if (feet?.length !== 2 || legs?.length !== 2) return false
  return feet.every((foot, at) => foot > WIDER * (legs[at] ?? 0))
}
