import type { LineMetrics } from '../lines/line-metrics'
import type { Category, Sample, Shape } from '../typeface-view'

export type ShapedTypeface = {
  /** What staff chose; null: nobody did. */
  chosen: Shape | null
  category: Category
  /** Compartments of the type case. */
  facts: readonly string[]
  /** Its name as measured. */
  line: Pick<LineMetrics, 'parts' | 'width' | 'top' | 'rtl'> | null
  samples: readonly Sample[]
}

/** Letters of a name as wide as these are high on the average, or nearly half of that: 0.6 to 0.8 is usual. */
const WIDE = 0.88

const NARROW = 0.45

/** The proportion of its field on the wall: as staff chose it, else after what its letters are good at. */
export function chooseShape(typeface: ShapedTypeface): Shape {
  const { chosen, category, facts, samples } = typeface
  if (chosen) return chosen
  if (category === 'mono') return hasTable(samples) ? 'table' : 'field'

  const proportion = proportionOf(typeface)
  if (isOnly(facts, 'width:wide') || proportion >= WIDE) return 'belt'
  if (category === 'display') return proportion <= NARROW ? 'mast' : 'field'
  return isForBooks(facts) && samples.some(isPage) ? 'page' : 'field'
}

/** Joined letters are not measured one by one. */
function proportionOf({ line }: ShapedTypeface): number {
  if (!line || line.rtl || line.parts.length === 0 || line.top <= 0) return (WIDE + NARROW) / 2
  return line.width / line.parts.length / line.top
}

function isOnly(facts: readonly string[], width: string): boolean {
  const widths = facts.filter((fact) => fact.startsWith('width:'))
  return widths.length === 1 && widths[0] === width
}

/** A roman with its italic, and small capitals or old-style figures. */
function isForBooks(facts: readonly string[]): boolean {
  const hasFigures = facts.includes('feature:smcp') || facts.includes('feature:onum')
  return facts.includes('italic:italic') && hasFigures
}

/** A timetable of the shop's own, for typefaces that nobody has given any. Every Latin can write it. */
const TIMETABLE = [
  '06:40  Lisboa  3  on time',
  '09:15  Trieste  11  on time',
  '13:05  Oslo S  7  + 4 min',
  '18:22  Gent  2  on time',
  '23:50  Porto  14  arrives',
].join('\n')

const LETTERS_OF_BELT = 24

const LETTERS_OF_MAST = 9

const LETTERS_OF_FIELD = { least: 16, most: 64 }

const LETTERS_OF_PAGE = 160

type Texts = {
  /** As a row shows it, then the others. */
  samples: readonly Sample[]
  /** The typeface's name as it writes it, when there is nothing else. */
  name: Sample
}

/** The text a field of that shape shows: words for a belt, a word for a mast, lines for a table, a paragraph for a page. */
export function chooseWallSample(shape: Shape, { samples, name }: Texts): Sample {
  const [own = name, ...others] = samples
  switch (shape) {
    case 'belt':
      return others.find((sample) => isLine(sample, { most: LETTERS_OF_BELT })) ?? own
    case 'mast':
      return wordIn([...others, own, name]) ?? own
    case 'field':
      return others.find((sample) => isLine(sample, LETTERS_OF_FIELD)) ?? own
    case 'table':
      return samples.find(isTable) ?? timetableIn(samples) ?? own
    case 'page':
      return samples.find(isPage) ?? longestOf([own, ...others]) ?? own
  }
}

function hasTable(samples: readonly Sample[]): boolean {
  return samples.some(isTable) || timetableIn(samples) !== null
}

function timetableIn(samples: readonly Sample[]): Sample | null {
  const latin = samples.find(({ script }) => script === 'Latin')
  return latin ? { text: TIMETABLE, lang: 'en', dir: 'ltr', script: 'Latin' } : null
}

function isTable({ text }: Sample): boolean {
  return text.includes('\n')
}

function isPage(sample: Sample): boolean {
  return !isTable(sample) && sample.text.length >= LETTERS_OF_PAGE
}

function isLine(sample: Sample, { least = 0, most }: { least?: number; most: number }): boolean {
  const { length } = sample.text
  return !isTable(sample) && length >= least && length <= most
}

/** A text that is one word already, else the first word that is not too long to climb. */
function wordIn(samples: Sample[]): Sample | null {
  const isWord = (text: string) => !/\s/.test(text) && [...text].length <= LETTERS_OF_MAST
  const whole = samples.find(({ text }) => isWord(text))
  if (whole) return whole
  for (const sample of samples) {
    const words = sample.text.match(/[\p{L}\p{M}]{3,}/gu) ?? []
    const word = words.find(isWord)
    if (word) return { ...sample, text: word }
  }
  return null
}

function longestOf(samples: Sample[]): Sample | undefined {
  return samples.filter((one) => !isTable(one)).toSorted((a, b) => b.text.length - a.text.length)[0]
}

/** How many modules the wall is wide: at a desk, on a phone. */
export type Modules = 24 | 8

export type FieldSize = { width: number; height: number }

/** What each shape would like to measure, in modules: wide ones are read from afar, high ones hold a text. */
const SIZES: Record<Modules, Record<Shape, FieldSize>> = {
  24: {
    belt: { width: 24, height: 5 },
    mast: { width: 3, height: 12 },
    page: { width: 8, height: 11 },
    table: { width: 10, height: 5 },
    field: { width: 8, height: 6 },
  },
  8: {
    belt: { width: 8, height: 3 },
    mast: { width: 2, height: 8 },
    page: { width: 8, height: 8 },
    table: { width: 8, height: 5 },
    field: { width: 6, height: 5 },
  },
}

export function sizeOf(shape: Shape, modules: Modules): FieldSize {
  return SIZES[modules][shape]
}
