import { longDate, longDay } from '../long-date'
import { brokenRule } from '../shop-error'
import { dayIn, zoneOf } from '../tax/day-in-country'
import { hasEuConsumerLaw } from '../tax/territory'
import { type Buyer, timeInWords } from './consents'

/** Directive 2011/83/EU, article 9. */
const FOURTEEN_DAYS_MS = 14 * 86_400_000

export type ConsumerSale = {
  /** Of the seller. */
  country: string
  buyer: Buyer
  isPaid: boolean
  paidAt: string
  /** To a delivery at once, with which the right ends: article 16 (m). */
  hasConsent: boolean
  fetchedAt: string | null
  withdrawnAt: string | null
}

/** `until`: the last day on which the function of article 11a (since 19 June 2026) stands on the order; null: why not. */
export type Withdrawal = { until: string | null; says: string; isDone?: true }

/** null: there is no such right, or its time is over. */
export function planWithdrawal(sale: ConsumerSale, now: Date): Withdrawal | null {
  const { country, paidAt, fetchedAt, withdrawnAt } = sale
  if (withdrawnAt) {
    const says = `You withdrew on ${timeInWords(withdrawnAt)}. What you paid goes back within 14 days.`
    return { until: null, says, isDone: true }
  }
  const last = new Date(Date.parse(dayIn(country, new Date(paidAt))) + FOURTEEN_DAYS_MS)
  const until = last.toISOString().slice(0, '2026-12-14'.length)
  if (!isOfConsumer(sale) || !sale.isPaid || dayIn(country, now) > until) return null

  if (sale.hasConsent && fetchedAt) {
    const day = longDate(fetchedAt, zoneOf(country))
    const says = `You agreed that delivery begins at once, and fetched fonts on ${day}: with that your right to withdraw ended.`
    return { until: null, says }
  }
  const end = sale.hasConsent
    ? ' It ends sooner, once you download a font: you agreed to that.'
    : ''
  const says = `You may withdraw from the contract until ${longDay(last)}, without a reason.${end}`
  return { until, says }
}

/** Until when the money is back: article 13(1). */
export function repaidUntil(withdrawnAt: string): Date {
  return new Date(Date.parse(withdrawnAt) + FOURTEEN_DAYS_MS)
}

export function isOfConsumer({ country, buyer }: Pick<ConsumerSale, 'country' | 'buyer'>): boolean {
  return [country, buyer.country].every(hasEuConsumerLaw) && !buyer.company && !buyer.vatId
}

const NO_RIGHT = 'There is no right to withdraw from this order, or its fourteen days are over.'
export class CannotWithdraw extends brokenRule('cannot_withdraw', 409, NO_RIGHT) {}
