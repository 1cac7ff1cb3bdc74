import { ownValue } from '../own-value'
import { digitsOfCurrency } from './currencies'
import { isDecimal, isZero, multiplyDivided, plainDecimal } from './decimal'
import CURRENCIES from './national-currencies.json' with { type: 'json' }

/** What staff entered: on the day `of`, `foreign` of a currency were worth `own` of that of the seller's country. Decimal strings. */
export type ExchangeRate = { currency: string; foreign: string; own: string; of: string }

/** The newest rate that was known on a day, "2026-11-23", of one day the first; null: none was. */
export function rateOn(
  rates: readonly ExchangeRate[],
  { currency, day }: { currency: string; day: string },
): ExchangeRate | null {
  const known = rates.filter((rate) => rate.currency === currency && rate.of <= day)
  return known.reduce<ExchangeRate | null>(
    (newest, rate) => (newest === null || newest.of < rate.of ? rate : newest),
    null,
  )
}

/** The European Central Bank publishes none on weekends and holidays: four days in a row at the most. */
const NEXT_WITHIN_DAYS = 7

/** The rate of a day, or where none was published on it the next within a week, of one day the first; null: there is none. */
export function rateFrom(
  rates: readonly ExchangeRate[],
  { currency, day }: { currency: string; day: string },
): ExchangeRate | null {
  const last = new Date(Date.parse(day) + NEXT_WITHIN_DAYS * 86_400_000).toISOString().slice(0, 10)
  const known = rates.filter(({ currency: its, of }) => its === currency && of >= day && of <= last)
  return known.toSorted((a, b) => (a.of < b.of ? -1 : a.of > b.of ? 1 : 0))[0] ?? null
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

/** A month and some days: the rates that tax offices take are published by the month, or more often. */
const OLD_AFTER_DAYS = 40

type Shop = {
  country: string
  currencies: readonly string[]
  rates: readonly ExchangeRate[]
  /** "2026-11-23" */
  day: string
}

type OldRate = { currency: string; into: string; of: string | null }

/** Currencies the shop sells in whose invoices cannot say their VAT in that of the seller's country, or only at an old rate. */
export function findOldRates({ country, currencies, rates, day }: Shop): OldRate[] {
  const into = nationalCurrency(country)
  if (into === null) return []
  return currencies
    .filter((currency) => currency !== into)
    .map((currency) => ({ currency, into, of: rateOn(rates, { currency, day })?.of ?? null }))
    .filter(({ of }) => of === null || daysBetween(of, day) > OLD_AFTER_DAYS)
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000)
}

/**
 * In which currency a seller's VAT is owed, by country of its tax office; null: not known, for of others nobody asks it here. Source:
 * the euro area of 2026, and ISO 4217.
 */
export function nationalCurrency(country: string): string | null {
  return ownValue(CURRENCIES, country) ?? null
}

type Reading = {
  /** The currency of the seller's country. */
  into: string
  /** Those that are kept. */
  wanted: readonly string[]
}

const DAY = /<Cube\s+time=["'](\d{4}-\d\d-\d\d)["']\s*>([\s\S]*?)<\/Cube>/g
const RATE = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([\d.]+)["']/g

/**
 * The reference rates of the European Central Bank, of one day or of several, as its eurofxref files have them: how much of each currency
 * one euro is. Of another seller's currency they say what both are worth in euros.
 */
export function readPublishedRates(xml: string, { into, wanted }: Reading): ExchangeRate[] {
  return [...xml.matchAll(DAY)].flatMap(([, of = '', cubes = '']) => {
    const perEuro = new Map([['EUR', '1'], ...readRates(cubes)])
    const own = perEuro.get(into)
    if (own === undefined) return []
    return [...new Set(wanted)].flatMap((currency): ExchangeRate[] => {
      const foreign = perEuro.get(currency)
      return foreign === undefined || currency === into ? [] : [{ currency, foreign, own, of }]
    })
  })
}

function readRates(cubes: string): [string, string][] {
  return [...cubes.matchAll(RATE)].flatMap(([, currency = '', rate = '']): [string, string][] =>
    isDecimal(rate) && !isZero(rate) ? [[currency, rate]] : [],
  )
}
