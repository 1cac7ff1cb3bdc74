import { isDecimal, isZero } from './decimal'
import type { ExchangeRate } from './exchange-rate'

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
