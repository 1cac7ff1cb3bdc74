import {
  type Alternate,
  inItsCase,
  type LetterForm,
  type Setting,
} from '@/domain/catalogue/score/score-facts'
import type { WordBank } from '@/domain/catalogue/score/score-words'
import type { Feature } from '@/domain/catalogue/typeface-view'
import { ownValue } from '@/domain/own-value'
import { measureDifference } from '../compare/measure-difference'
import type { Glyph, ShapedFont } from '../harfbuzz/shaped-font'
import { roundEm } from '../line-metrics/typeset-line'
import type { Run, ScoreFonts } from './score-fonts'

type Wanted = {
  setting: Setting
  run: Run
  features: Pick<Feature, 'tag' | 'name'>[]
  words: WordBank
  form: LetterForm
}

/** A scene of its own, or nothing that shows in a word. */
const NOT_SHOWN = new Set(
  'aalt case c2pc c2sc calt ccmp dnom hist kern locl numr ordn ornm pnum rvrn sinf subs sups unic vert vrt2'.split(
    ' ',
  ),
)

/** Sets that make other signs of letters, or other distances. */
const OF_NO_WORD = /numeral|arrow|triangle|ornament|fleuron|border|spacing|vertical/i

const KNOWN = new Set('liga dlig hlig smcp onum lnum frac zero tnum salt swsh cswh titl'.split(' '))

/** The words that each feature visibly changes, one a feature. */
export function findAlternates(fonts: ScoreFonts, wanted: Wanted): Alternate[] {
  return wanted.features
    .filter(({ tag }) => !NOT_SHOWN.has(tag) && (KNOWN.has(tag) || /^(ss|cv)\d\d$/.test(tag)))
    .filter(({ name }) => !OF_NO_WORD.test(name))
    .flatMap((feature) => bestRow(fonts, feature, wanted) ?? [])
}

type Row = Alternate & { value: number }

export const ENGLISH: Run = { lang: 'en', dir: 'ltr' }

function bestRow(
  fonts: ScoreFonts,
  { tag, name }: Pick<Feature, 'tag' | 'name'>,
  { setting, run, words, form }: Wanted,
): Alternate | null {
  const bank: Record<string, string[]> = words.alternates
  const own = ownValue(bank, run.lang)
  const known = run.lang === 'fa' ? own : ownValue(words.features, tag)
  const rows = (known ?? words.alternates.en)
    .map((word) => inItsCase(word, form))
    .filter((word) => fonts.covers(word))
    .flatMap(
      (word) => rowOf(fonts.at(setting), { tag, name, word, run: own ? run : ENGLISH }) ?? [],
    )
  const [best] = rows.toSorted((a, b) => b.value - a.value)
  if (!best) return null
  const { value: _, ...row } = best
  return row
}

/** Features whose point is how much they change. */
const OF_ALL_LETTERS = new Set(['smcp', 'onum', 'lnum', 'frac', 'tnum'])

function rowOf(
  font: ShapedFont,
  { tag, name, word, run }: { tag: string; name: string; word: string; run: Run },
): Row | null {
  const off = font.shape({ ...run, text: word, off: [tag] })
  const on = font.shape({ ...run, text: word, on: [tag] })
  const runs = changedRuns(font, word, { off, on, isFigures: tag === 'tnum' })
  const changed = runs.flatMap(({ places }) => places)
  if (changed.length === 0) return null
  if ((tag === 'onum' || tag === 'lnum') && changed.length < 4) return null
  const most = Math.max(...runs.map(({ difference }) => difference))
  const value = OF_ALL_LETTERS.has(tag) ? changed.length : 2 * most - Math.abs(changed.length - 1.6)
  const width = Math.max(widthOf(off), widthOf(on)) / font.unitsPerEm
  return { tag, name, word, changed, width: roundEm(width), value: value - 0.01 * word.length }
}

/** By its font: how far two runs of glyphs differ, since many features lead to the same letters. */
const compared = new WeakMap<ShapedFont, Map<string, number>>()

/** How much of the ink of both only one has. */
function differenceOf(font: ShapedFont, before: Glyph[], after: Glyph[]): number {
  const known = compared.get(font) ?? new Map<string, number>()
  compared.set(font, known)
  const key = [before, after].map((glyphs) => glyphs.map(({ id }) => id).join()).join(' ')
  const fresh = outlineOf(font, after)
  const measure = (glyphs: Glyph[]) =>
    measureDifference(outlineOf(font, glyphs), fresh, font.unitsPerEm)
  const difference =
    known.get(key) ?? Math.min(measure(before), measure(endingLike(font, after, before)))
  known.set(key, difference)
  return difference
}

/** The glyphs spread or set closer, so that they end where another run ends: a ligature may do no more than that. */
function endingLike(font: ShapedFont, other: Glyph[], glyphs: Glyph[]): Glyph[] {
  const by = (endOf(font, other) - endOf(font, glyphs)) / Math.max(1, glyphs.length - 1)
  return glyphs.map((glyph, at) => ({ ...glyph, xOffset: glyph.xOffset + by * at }))
}

function endOf(font: ShapedFont, glyphs: Glyph[]): number {
  const last = glyphs.at(-1)
  return last ? widthOf(glyphs.slice(0, -1)) + last.xOffset + (font.inkOf(last.id)?.right ?? 0) : 0
}

/** Less is seen by nobody who does not look for it. */
const VISIBLE = 0.1

type Both = { off: Glyph[]; on: Glyph[]; isFigures: boolean }

type ChangedRun = { places: number[]; difference: number }

/** The places of the letters that look different: all that a ligature is made of, before or after. */
function changedRuns(font: ShapedFont, word: string, { off, on, isFigures }: Both): ChangedRun[] {
  const starts = new Set(off.map(({ cluster }) => cluster))
  const clusters = [...new Set(on.map(({ cluster }) => cluster))]
    .filter((cluster) => starts.has(cluster))
    .toSorted((a, b) => a - b)
  return clusters.flatMap((cluster, index) => {
    const end = clusters[index + 1] ?? word.length
    const isIn = (glyph: Glyph) => glyph.cluster >= cluster && glyph.cluster < end
    const [before, after] = [off.filter(isIn), on.filter(isIn)]
    if (before.map(({ id }) => id).join() === after.map(({ id }) => id).join()) return []
    const moved = Math.abs(widthOf(before) - widthOf(after)) / font.unitsPerEm
    const difference = differenceOf(font, before, after)
    if (difference < VISIBLE && !(isFigures && moved > 0.02)) return []
    return [{ places: Array.from({ length: end - cluster }, (_, at) => cluster + at), difference }]
  })
}

function widthOf(glyphs: Glyph[]): number {
  return glyphs.reduce((sum, { advance }) => sum + advance, 0)
}

/** The outlines of some glyphs side by side, as one path. */
function outlineOf(font: ShapedFont, glyphs: Glyph[]): string {
  let x = 0
  return glyphs
    .map(({ id, advance, xOffset, yOffset }) => {
      const path = moved(font.pathOf(id), x + xOffset, yOffset)
      x += advance
      return path
    })
    .join('')
}

const NUMBERS = /-?\d*\.?\d+(?:e[-+]?\d+)?/gi

function moved(path: string, right: number, up: number): string {
  let isAcross = false
  return path.replace(NUMBERS, (number) => {
    isAcross = !isAcross
    return ` ${Number(number) + (isAcross ? right : up)}`
  })
}
