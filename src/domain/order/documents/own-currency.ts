import { exchange, type ExchangeRate, nationalCurrency, rateOn } from '../../money/exchange-rate'
import type { OwnCurrency } from './document-contents'
import { restOf, type Sums } from './split-refund'

type Sale = { currency: string; country: string; day: string; rates: readonly ExchangeRate[] }

/** A document's sums in the currency of the seller's country, at the rate of its day. */
export function inOwnCurrency(
  sums: Sums,
  { currency, country, day, rates }: Sale,
): OwnCurrency | null {
  const own = nationalCurrency(country)
  if (own === null || own === currency) return null
  const rate = rateOn(rates, { currency, day })
  return rate && { currency: own, rate, ...exchanged(sums, rate, own) }
}

type Correction = {
  invoice: OwnCurrency | null | undefined
  /** Of the credit notes that went before, in that currency. */
  credited: readonly (Sums | null | undefined)[]
  /** What the credit note takes is all that is left of the invoice. */
  takesRest: boolean
}

/** What goes back, at the rate of the invoice; the last credit note takes the rest, so that they add up to it. */
export function creditInOwnCurrency(
  sums: Sums,
  { invoice, credited, takesRest }: Correction,
): OwnCurrency | null {
  if (!invoice) return null
  const { currency, rate } = invoice
  const before = credited.filter((one) => one !== null && one !== undefined)
  const part = takesRest ? restOf(invoice, before) : exchanged(sums, rate, currency)
  return { currency, rate, ...part }
}

/** Of what takes the place of a cancelled invoice: the same where the sums are, else at its rate. */
export function inSameCurrency(sums: Sums, cancelled: OwnCurrency | null | undefined, left: Sums) {
  if (!cancelled || sums.total === left.total) return cancelled ?? null
  const { currency, rate } = cancelled
  return { currency, rate, ...exchanged(sums, rate, currency) }
}

function exchanged({ net, tax }: Sums, rate: ExchangeRate, into: string): Sums {
  const own = { net: exchange(net, rate, into), tax: exchange(tax, rate, into) }
  return { ...own, total: own.net + own.tax }
}
