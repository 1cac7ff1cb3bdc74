import { formatMoney } from '../money/format-money'

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

type Reading = { currency: string; language: string }

/** The question that staff answer with a tick before such a price is saved. */
export function sayDoubt(doubt: PriceDoubt, { currency, language }: Reading): string {
  const money = (amount: number) => formatMoney(amount, currency)
  return language === 'de' ? inGerman(doubt, money) : inEnglish(doubt, money)
}

type Money = (amount: number) => string

function inEnglish(doubt: PriceDoubt, money: Money): string {
  const price = money(doubt.price)
  switch (doubt.kind) {
    case 'below-part':
      return `${price} for all of it is less than its cheapest part costs alone, ${money(doubt.part)}. Is that right?`
    case 'above-family':
      return `At ${price} every single style would cost more than the whole family, ${money(doubt.family)}. Is that right?`
    case 'tenth':
      return `${price} is a tenth or less of what is usual beside it, ${money(doubt.usual)}. Is that right?`
    case 'tenfold':
      return `${price} is ten times or more of what is usual beside it, ${money(doubt.usual)}. Is that right?`
  }
}

function inGerman(doubt: PriceDoubt, money: Money): string {
  const price = money(doubt.price)
  switch (doubt.kind) {
    case 'below-part':
      return `${price} für alles zusammen ist weniger, als der günstigste Teil allein kostet: ${money(doubt.part)}. Stimmt das?`
    case 'above-family':
      return `Mit ${price} kostet jeder einzelne Schnitt mehr als die ganze Familie: ${money(doubt.family)}. Stimmt das?`
    case 'tenth':
      return `${price} ist ein Zehntel oder weniger dessen, was sonst üblich ist: ${money(doubt.usual)}. Stimmt das?`
    case 'tenfold':
      return `${price} ist das Zehnfache oder mehr dessen, was sonst üblich ist: ${money(doubt.usual)}. Stimmt das?`
  }
}
