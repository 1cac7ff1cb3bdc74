import { formatMoney } from '../money/format-money'
import { say } from '../staff/german/in-german'

/** Why a price is asked about before it is saved; all amounts in the same currency. */
export type PriceDoubt =
  | { kind: 'below-part'; price: number; part: number }
  | { kind: 'above-family'; price: number; family: number }
  | { kind: 'tenth' | 'tenfold'; price: number; usual: number }

type Family = {
  price: number
  /** What its styles cost one by one. */
  parts: readonly number[]
  /** What other families cost. */
  neighbours: readonly number[]
}

type Style = {
  price: number
  /** What the other styles of its typeface cost. */
  neighbours: readonly number[]
  family: number | null
}

/** A family, or a bundle: less than its cheapest part, or far from what others cost. null: nothing to ask. */
export function doubtFamily({ price, parts, neighbours }: Family): PriceDoubt | null {
  const part = Math.min(...parts)
  if (price < part && parts.length > 0) return { kind: 'below-part', price, part }
  return doubtNeighbours(price, neighbours)
}

/** A style: far from its siblings, or the last that makes each style dearer than the family. */
export function doubtStyle({ price, neighbours, family }: Style): PriceDoubt | null {
  const cheapest = Math.min(price, ...neighbours)
  const doubt = doubtNeighbours(price, neighbours)
  if (doubt || family === null || cheapest <= family) return doubt
  return { kind: 'above-family', price, family }
}

/** One digit too few or too many shows beside what is usual: the middle of the neighbours, which one odd price cannot move. */
function doubtNeighbours(price: number, neighbours: readonly number[]): PriceDoubt | null {
  const usual = medianOf(neighbours.filter((other) => other > 0))
  if (usual === null) return null
  if (price * 10 <= usual) return { kind: 'tenth', price, usual }
  if (price >= usual * 10) return { kind: 'tenfold', price, usual }
  return null
}

function medianOf(amounts: readonly number[]): number | null {
  return amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? null
}

type Prices = {
  /** Of every style of the typeface that has one, as they were. */
  before: readonly number[]
  /** Of those that change, as they are to be. */
  changed: readonly number[]
  /** Of those that stay. */
  kept: readonly number[]
  family: number | null
}

/** What is odd about new prices of a typeface's styles: beside the prices before, so that a slip in all at once shows too. */
export function doubtStyles({ before, changed, kept, family }: Prices): PriceDoubt[] {
  const neighbours = before.length > 0 ? before : [...changed, ...kept]
  const different = [...new Set(changed)]
  const doubts = different.flatMap((price) => doubtStyle({ price, neighbours, family: null }) ?? [])
  if (family === null || changed.length === 0) return doubts
  const whole = doubtFamily({ price: family, parts: [...changed, ...kept], neighbours: [] })
  return whole ? [...doubts, whole] : doubts
}

const QUESTIONS = {
  'below-part':
    '{price} for all of it is less than its cheapest part costs alone, {part}. Is that right?',
  'above-family':
    'At {price} every single style would cost more than the whole family, {family}. Is that right?',
  tenth: '{price} is a tenth or less of what is usual beside it, {usual}. Is that right?',
  tenfold: '{price} is ten times or more of what is usual beside it, {usual}. Is that right?',
} as const satisfies Record<PriceDoubt['kind'], string>

type Reading = { currency: string; language: string }

/** The question that staff answer with a tick before such a price is saved. */
export function sayDoubt({ kind, ...amounts }: PriceDoubt, { currency, language }: Reading) {
  const said = Object.entries(amounts).map(([name, one]) => [name, formatMoney(one, currency)])
  return say(language, QUESTIONS[kind], Object.fromEntries(said))
}
