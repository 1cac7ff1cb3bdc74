import type { ExchangeRate } from './exchange-rate'
import { rateOn } from './exchange-rate'
import { nationalCurrency } from './national-currency'

/** A month and some days: the rates that tax offices take are published by the month, or more often. */
const OLD_AFTER_DAYS = 40

type Shop = {
  country: string
  currencies: readonly string[]
  rates: readonly ExchangeRate[]
  /** "2026-11-23" */
  day: string
}

export type OldRate = { currency: string; into: string; of: string | null }

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
