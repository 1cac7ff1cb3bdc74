import type { LineMetrics } from './line-metrics'

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

type EveryField = {
  [Name in keyof StoredNames as StoredNames[Name]]: LineMetrics[Name]
}

/** Old rows have neither clearances nor offsets; nor have names whose letters never touch the first. */
export type StoredLineMetrics = Omit<EveryField, 'c' | 'os'> & Partial<Pick<EveryField, 'c' | 'os'>>

const NAMES = Object.entries(STORED_NAMES)

/** A field without a value has no name either: of `undefined` one database makes null, and the row would differ from itself. */
export function encodeLineMetrics(metrics: LineMetrics): StoredLineMetrics {
  const fields: Record<string, unknown> = metrics
  return withoutUndefined(NAMES.map(([name, stored]) => [stored, fields[name]])) as never
}

export function decodeLineMetrics(stored: StoredLineMetrics): LineMetrics {
  const fields: Record<string, unknown> = stored
  return withoutUndefined(NAMES.map(([name, short]) => [name, fields[short]])) as never
}

function withoutUndefined(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
