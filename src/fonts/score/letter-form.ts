import type { LetterFacts, LetterForm, Setting } from '@/domain/catalogue/score/score-facts'
import { flattenPath, type Polygon } from '../compare/flatten-path'
import type { ShapedFont } from '../harfbuzz/shaped-font'
import { leftBearingOf, rightBearingOf, roundEm } from '../line-metrics/typeset-line'
import type { Run, ScoreFonts } from './score-fonts'

/** What a face looks like, from a few of its letters. */
export function readForm(
  fonts: ScoreFonts,
  setting: Setting,
  { ascent, descent }: Pick<LetterForm, 'ascent' | 'descent'>,
): LetterForm {
  const font = fonts.at(setting)
  const boxOf = (letter: string) => fonts.set(setting, letter).bounds
  const topOf = (letter: string) => boxOf(letter)?.top ?? 0
  const advanceOf = (letter: string) => fonts.set(setting, letter).advance
  const widths = [...'etaoinshrdlu'].map(advanceOf)
  const round = boxOf('o')
  const [thin, thick] = round
    ? [
        Math.min(...inkAlong(font, 'o', 'down', (round.left + round.right) / 2)),
        Math.max(...inkAlong(font, 'o', 'across', (round.top + round.bottom) / 2)),
      ]
    : [0, 0]
  return {
    xHeight: roundEm(topOf('x')),
    capHeight: roundEm(topOf('H') || topOf('ا') || 0.7),
    ascent: roundEm(ascent),
    descent: roundEm(descent),
    stem: roundEm(Math.max(0, ...inkAlong(font, 'l', 'across', 0.3))),
    contrast: thin > 0 && Number.isFinite(thin) ? Math.round((thick / thin) * 100) / 100 : 0,
    width: roundEm(widths.reduce((sum, width) => sum + width, 0) / widths.length),
    hasCapitalsOnly: isSameDrawing(font, 'a', 'A'),
    isFixedWidth: new Set([...'ilmwMW.'].map(advanceOf)).size === 1,
  }
}

function isSameDrawing(font: ShapedFont, small: string, capital: string): boolean {
  const [a, b] = [glyphOf(font, small), glyphOf(font, capital)]
  if (!a || !b) return false
  const [ink, other] = [font.inkOf(a), font.inkOf(b)]
  if (!ink || !other) return false
  return (
    Math.abs(ink.top - other.top) < font.unitsPerEm * 0.02 &&
    flattenPath(font.pathOf(a)).length === flattenPath(font.pathOf(b)).length
  )
}

/** What a letter on a page of its own is measured by. */
export function measureLetter(
  fonts: ScoreFonts,
  setting: Setting,
  { letter, run }: { letter: string; run: Run },
): LetterFacts {
  const line = fonts.set(setting, letter, run)
  const { top = 0, bottom = 0 } = line.bounds ?? {}
  return {
    letter,
    lang: run.lang,
    advance: roundEm(line.advance),
    before: roundEm(leftBearingOf(line)),
    after: roundEm(rightBearingOf(line)),
    top: roundEm(top),
    bottom: roundEm(bottom),
    hasTwoStoreys: storeysOf(fonts.at(setting), letter) > 3,
  }
}

/** How often a line down through the middle of a letter meets its ink: an a of two storeys three times, such a g four times. */
export function storeysOf(font: ShapedFont, letter: string): number {
  const box = font.inkOf(glyphOf(font, letter))
  if (!box) return 0
  return inkAlong(font, letter, 'down', (box.left + box.right) / 2 / font.unitsPerEm).length
}

function glyphOf(font: ShapedFont, letter: string): number {
  return font.glyphOf(letter.codePointAt(0) ?? 0) ?? 0
}

/** The lengths of ink, in em, that a line meets in a letter: across it at a height, or down at a distance from its start. */
export function inkAlong(font: ShapedFont, letter: string, way: 'across' | 'down', at: number) {
  const polygons = flattenPath(font.pathOf(glyphOf(font, letter)))
  const crossings = polygons
    .flatMap((polygon) =>
      crossingsOf(way === 'across' ? polygon : turned(polygon), at * font.unitsPerEm),
    )
    .toSorted((a, b) => a.along - b.along)
  const lengths: number[] = []
  let winding = 0
  let start = 0
  for (const { along, turn } of crossings) {
    if (winding === 0) start = along
    winding += turn
    if (winding === 0) lengths.push((along - start) / font.unitsPerEm)
  }
  return lengths.filter((length) => length > 0.001)
}

function turned(polygon: Polygon): Polygon {
  return polygon.map(({ x, y }) => ({ x: y, y: x }))
}

/** By the non-zero rule: contours of a variable font overlap. */
function crossingsOf(polygon: Polygon, height: number): { along: number; turn: number }[] {
  return polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from
    if (from.y <= height === to.y <= height) return []
    const share = (height - from.y) / (to.y - from.y)
    return [{ along: from.x + (to.x - from.x) * share, turn: to.y > from.y ? 1 : -1 }]
  })
}
