import { compareDecimals } from '../money/decimal'
import type { Named, SoldTypeface } from './sale'

/** What a designer is paid of a typeface's net, from a day on ("2027-01-01"); `from` null: since ever. */
export type Share = { designer: Named; typeface: string; percent: string; from: string | null }

/** A rate with at most two decimals, so that sums stay exact. */
const PERCENT = /^\d{1,3}(\.\d{1,2})?$/

export function isPercent(text: unknown): text is string {
  return typeof text === 'string' && PERCENT.test(text) && compareDecimals(text, '100') <= 0
}

/** The shares in force on a day: of each designer the newest. A child without any has those of its superfamily. */
export function sharesOn(
  shares: readonly Share[],
  { key, parent }: Pick<SoldTypeface, 'key' | 'parent'>,
  day: string,
): Share[] {
  const own = shares.filter(({ typeface }) => typeface === key)
  const counted = own.length > 0 ? own : shares.filter(({ typeface }) => typeface === parent)
  const started = counted
    .filter(({ from }) => from === null || from <= day)
    .toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))
  const newest = new Map(started.map((share) => [share.designer.key, share]))
  return [...newest.values()].filter(({ percent }) => hundredthsOf(percent) > 0)
}

/** The first day on which the designers of a typeface have more than all of it; null: none. `since ever` is ''. */
export function findOverfullDay(shares: readonly Share[], typeface: string): string | null {
  const days = shares.filter((share) => share.typeface === typeface).map(({ from }) => from ?? '')
  const isOverfull = (day: string) =>
    sharesOn(shares, { key: typeface, parent: null }, day).reduce(
      (sum, { percent }) => sum + hundredthsOf(percent),
      0,
    ) > 100_00
  return [...new Set(days)].toSorted().find(isOverfull) ?? null
}

/** "12.5" → 1250. */
export function hundredthsOf(percent: string): number {
  const [whole = '0', fraction = ''] = percent.split('.')
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2))
}
