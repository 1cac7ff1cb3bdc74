import { clampToAxis, uprightNearRegular } from '../styles/choose-styles'
import type { Axis, Feature, Sample, StyleView, TypefaceView } from '../typeface-view'
import { shownAxes } from '../variation/merge-variation'

export type ComparedStyle = {
  id: string
  /** "Fraunces Black": what is said of letters is said of this style alone. */
  name: string
  face: string
  coordinates: Record<string, number>
  /** Of the words that all families set; absent where they could not be measured. */
  widths?: TextWidths
}

export type ComparedFamily = Pick<
  TypefaceView,
  'slug' | 'name' | 'scripts' | 'styleCount' | 'axisCount' | 'shownFrom' | 'shownBefore' | 'per'
> & {
  regular: ComparedStyle
  heaviest: ComparedStyle
  /** Of its Regular, in em: what its x is drawn to, or what the font says of itself; null: neither is known. */
  xHeight: number | null
  axes: Axis[]
  features: Pick<Feature, 'tag' | 'name'>[]
  languages: number
}

export type Comparison = {
  families: ComparedFamily[]
  /** What all of them set, unless a visitor types; the paragraph; a few telling letters. */
  words: Sample
  paragraph: Sample
  letters: string
  /** What could stand beside them. */
  others: { slug: string; name: string }[]
}

const HEAVIEST = 1000

const LATIN_LETTERS = 'a g R & 5'

const SOME_LETTERS = 5

const LONG_TEXT = 90

/** Short enough for a line in each of four columns, and on a phone. */
const SHORT_WORDS: Sample = { text: 'Reading room', lang: 'en', dir: 'ltr', script: 'Latin' }

/** The style a family is compared in. */
export function regularOf(view: TypefaceView): StyleView | undefined {
  return uprightNearRegular(allStyles(view))
}

export function composeComparison(
  views: readonly TypefaceView[],
  { xHeights, listed }: { xHeights: (number | null)[]; listed: { slug: string; name: string }[] },
): Comparison {
  const families = views.flatMap((view, at) => familyOf(view, xHeights[at] ?? null))
  const compared = new Set(families.map(({ slug }) => slug))
  const texts = views[0] ? [views[0].sample, ...views[0].samples] : []
  const samples = samplesForAll(texts, families)
  const own = samples[0] ?? SHORT_WORDS
  const words = own.script === SHORT_WORDS.script ? SHORT_WORDS : own
  return {
    families,
    words,
    paragraph:
      samples.find((one) => one.text.length > LONG_TEXT && one.script === words.script) ?? own,
    letters: families.every(({ scripts }) => scripts.includes('Latin'))
      ? LATIN_LETTERS
      : lettersIn(words.text),
    others: listed.filter(({ slug }) => !compared.has(slug)),
  }
}

function familyOf(view: TypefaceView, xHeight: number | null): ComparedFamily[] {
  const regular = regularOf(view)
  if (!regular) return []
  const named = (style: StyleView) => {
    const family = view.children.find(({ styles }) => styles.includes(style)) ?? view
    return { ...style, name: `${family.name} ${style.name}` }
  }
  const { slug, name, scripts, styleCount, axisCount, shownFrom, shownBefore, per } = view
  return [
    {
      slug,
      name,
      scripts,
      styleCount,
      axisCount,
      shownFrom,
      shownBefore,
      ...(per && { per }),
      regular: comparedAt(named(regular), 400),
      heaviest: comparedAt(named(heaviestOf(view) ?? regular), HEAVIEST),
      xHeight,
      axes: uniqueAxes(allStyles(view)),
      features: view.features.map(({ tag, name }) => ({ tag, name })),
      languages: view.languages.length,
    },
  ]
}

function allStyles(view: Pick<TypefaceView, 'styles' | 'children'>): StyleView[] {
  return [...view.styles, ...view.children.flatMap(({ styles }) => styles)]
}

function heaviestOf(view: TypefaceView): StyleView | undefined {
  const styles = allStyles(view)
  const uprights = styles.filter(({ slope }) => slope === 'upright')
  return (uprights.length > 0 ? uprights : styles).toSorted((a, b) => weightOf(b) - weightOf(a))[0]
}

function weightOf({ axes, weight }: StyleView): number {
  return axes.find(({ tag }) => tag === 'wght')?.max ?? weight
}

function comparedAt(style: StyleView, weight: number): ComparedStyle {
  const { id, name, previewFace: face, defaultCoordinates, axes } = style
  const axis = axes.find(({ tag }) => tag === 'wght')
  const coordinates = { ...defaultCoordinates }
  if (axis) coordinates.wght = clampToAxis(axis, weight)
  return { id, name, face, coordinates }
}

function uniqueAxes(styles: StyleView[]): Axis[] {
  const axes = styles.flatMap((style) => shownAxes(style.axes))
  return [...new Map(axes.map((axis) => [axis.tag, axis])).values()]
}

/** "П р и в е" */
function lettersIn(text: string): string {
  const letters = new Set(Array.from(text).filter((letter) => /\p{L}/u.test(letter)))
  return [...letters].slice(0, SOME_LETTERS).join(' ')
}

/** Of a text in one style, in em. */
export type TextWidths = { whole: number; longestWord: number }

type RowNeed = {
  /** How wide the widest line is that must not be broken, in x-heights. */
  need: number
  /** By family: whether the whole text is such a line; else its longest word is. */
  keepsLine: boolean[]
  /** By family: the lines whose room is kept before its face is there. */
  lines: number[]
}

/** A text of so few letters stays on one line, if it needs no less than this part of the wished size for it. */
const SHORT = 16

export const KEEPS_LINE = 0.75

/** What the narrowest column holds, one of four, in x-heights of the wished size. compare.css knows the others. */
const ROOM = 14.2

export function isShort(text: string): boolean {
  return text.length <= SHORT
}

/** What one text needs in every family. */
export function needOfRow(
  text: string,
  families: readonly { widths: TextWidths; xHeight: number }[],
): RowNeed {
  const keepsLine = families.map(
    ({ widths, xHeight }) => isShort(text) && widths.whole / xHeight <= ROOM / KEEPS_LINE,
  )
  const needs = families.map(({ widths, xHeight }, at) => {
    return (keepsLine[at] ? widths.whole : widths.longestWord) / xHeight
  })
  const takesTwo = isShort(text) && /\s/.test(text.trim())
  const lines = keepsLine.map((keeps) => (takesTwo && !keeps ? 2 : 1))
  return { need: Math.max(0, ...needs), keepsLine, lines }
}

/** The texts that each of the families writes; all of them where there is none. */
export function samplesForAll(
  samples: readonly Sample[],
  families: readonly { scripts: readonly string[] }[],
): Sample[] {
  const written = samples.filter(({ script }) =>
    families.every(({ scripts }) => scripts.includes(script)),
  )
  return written.length > 0 ? written : [...samples]
}
