import { ownValue } from '../../own-value'

/** What a typeface's name needs to fill the measure at every weight. All lengths are in em of the name's font size. */
export type LineMetrics = {
  text: string
  /** Letters; for joined scripts the unjoined groups. */
  parts: string[]
  rtl: boolean
  /** The measure: the visible width of the name in its default weight. */
  width: number
  /** Highest and lowest visible point over all weights, from the baseline. */
  top: number
  bottom: number
  ascent: number
  descent: number
  /** The weight without animation: a value of the weight axis, or the weight of a static style. */
  defaultWeight: number
  /** What the default weight leaves of the measure, spread between the letters; 0 where the weight is an axis. */
  letterSpacing: number
  /** Side bearing of the first letter in the default weight. */
  startBearing: number
  /** Visible width and first bearing of the same name in the interface face, for as long as its own is not there. */
  fallback: [width: number, bearing: number]
  /** The sampled weights: steps of the axis, or one for each static style. */
  weights: number[]
  /** Advance by part and sample. */
  advances: number[][]
  /** Bearing of the first and of the last letter by sample. */
  leftBearings: number[]
  rightBearings: number[]
  /** Kerning after each part. */
  kerning: number[]
  /** What the gap after each part needs beyond that, by its sample and the next one's; empty or absent where none touch. */
  clearances?: number[][][]
  /** Where the visible shape of each part starts in its lightest and in its heaviest sample, for the numbers under the letters. */
  partOffsets?: [lightest: number, heaviest: number][]
  /** Ends of the weight axis; null where the weights are static styles. */
  axis: [min: number, max: number] | null
  /** The family is a roman and an italic: its name animates slope instead of weight. */
  isRomanAndItalic: boolean
  /** How far the weight of one letter spreads to its neighbours: the width of a Gaussian, in parts of the line. */
  sigma: number
}

/** A line with the browser fonts it is set in. */
export type AnimatedLine = LineMetrics & {
  /** One for a variable master, else one a sample. */
  faces: string[]
  /** The path of all of them in one body: see name-pack.ts. */
  pack?: string
}

/** The names under which a release's row keeps line metrics: short, and never changed, for old rows have them too. */
const STORED_NAMES = {
  text: 'text',
  parts: 'parts',
  rtl: 'rtl',
  width: 'w',
  top: 't',
  bottom: 'b',
  ascent: 'asc',
  descent: 'desc',
  defaultWeight: 'rest',
  letterSpacing: 'ls',
  startBearing: 'pull',
  fallback: 'ui',
  weights: 'ws',
  advances: 'a',
  leftBearings: 'l',
  rightBearings: 'r',
  kerning: 'k',
  clearances: 'c',
  partOffsets: 'os',
  axis: 'axis',
  isRomanAndItalic: 'slope',
  sigma: 'sigma',
} as const satisfies Record<keyof LineMetrics, string>

type StoredNames = typeof STORED_NAMES

type EveryField = { [Name in keyof StoredNames as StoredNames[Name]]: LineMetrics[Name] }

/** Old rows have neither clearances nor offsets; nor have names whose letters never touch the first. */
export type StoredLineMetrics = Omit<EveryField, 'c' | 'os'> & Partial<Pick<EveryField, 'c' | 'os'>>

const NAMES = Object.entries(STORED_NAMES)

/** A field without a value has no name either: of `undefined` one database makes null, and the row would differ from itself. */
export function encodeLineMetrics(metrics: LineMetrics): StoredLineMetrics {
  const fields: Record<string, unknown> = metrics
  return withoutUndefined(NAMES.map(([name, stored]) => [stored, ownValue(fields, name)])) as never
}

export function decodeLineMetrics(stored: StoredLineMetrics): LineMetrics {
  const fields: Record<string, unknown> = stored
  return withoutUndefined(NAMES.map(([name, short]) => [name, fields[short]])) as never
}

function withoutUndefined(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** A text that stands still on the measure, in one style. All lengths are in em. */
export type MeasuredText = {
  text: string
  /** Of its ink. */
  width: number
  /** From its start to its ink. */
  before: number
  /** The highest point of its ink, from the baseline. */
  top: number
  /** The height of the style's capitals, by which the line stands. */
  cap: number
}

/** The browser font of a name without animation: its only one, or that of the weight nearest to the default. */
export function defaultFaceOf(line: AnimatedLine): string {
  if (line.faces.length === 1) return line.faces[0] ?? ''
  const distances = line.weights.map((weight) => Math.abs(weight - line.defaultWeight))
  return line.faces[distances.indexOf(Math.min(...distances))] ?? ''
}

/** Rows that the largest first window shows: the fonts of their names come within the page, the others' right after it. */
export const FIRST_WINDOW = 4

/** Rows whose names need neither script nor the font list. */
const FIRST_ROWS = 24

export function firstDefaultFaces(rows: { line: AnimatedLine | null }[]): string[] {
  return rows.slice(0, FIRST_ROWS).flatMap(({ line }) => (line ? [defaultFaceOf(line)] : []))
}
