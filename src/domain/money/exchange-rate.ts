import { digitsOfCurrency } from './currencies'
import { multiplyDivided, plainDecimal } from './decimal'

/** What staff entered: on the day `of`, `foreign` of a currency were worth `own` of that of the seller's country. Decimal strings. */
export type ExchangeRate = { currency: string; foreign: string; own: string; of: string }

/** The newest rate that was known on a day, "2026-11-23"; null: none was entered. */
export function rateOn(
  rates: readonly ExchangeRate[],
  { currency, day }: { currency: string; day: string },
): ExchangeRate | null {
  const known = rates.filter((rate) => rate.currency === currency && rate.of <= day)
  return known.toSorted((a, b) => (a.of < b.of ? 1 : -1))[0] ?? null
}

/** An amount of the rate's currency in another, in minor units, rounded once, half up. */
export function exchange(minor: number, rate: ExchangeRate, into: string): number {
  const shift = digitsOfCurrency(into) - digitsOfCurrency(rate.currency)
  return multiplyDivided(minor, {
    by: [rate.own, ...(shift > 0 ? [String(10 ** shift)] : [])],
    dividedBy: [rate.foreign, ...(shift < 0 ? [String(10 ** -shift)] : [])],
  })
}

/** "1 EUR = 1.0832 USD" */
export function rateInWords({ foreign, own, currency }: ExchangeRate, into: string): string {
  return `${plainDecimal(own)} ${into} = ${plainDecimal(foreign)} ${currency}`
}
