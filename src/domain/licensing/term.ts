import type { LicenceChoice } from '../cart/cart-request'
import { TermsDoNotMix } from '../pricing/upgrade/upgrade-error'
import { countOf } from '../words'

/**
 * The same day and time so many months later, in UTC, so that no clock change moves it. Where a month has no such day it is the
 * month's last: 31 January and one month is 28 February, 29 February and a year is 28 February.
 */
export function monthsLater(from: Date, months: number): Date {
  const first = new Date(from)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + months)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(from.getUTCDate(), last))
  return first
}

/** How long something is licensed for. `isRented`: it renews itself, and its price is that of one term. */
export type Term = { months?: number | null; isRented?: boolean | null }

/** A LicenceType fits. */
type Types = readonly ({ key: string } & Term)[]

/** The months of a line's licences; null: for ever. A licence has one term: throws a sentence where they differ. */
export function termOf(choices: readonly Pick<LicenceChoice, 'type'>[], types: Types) {
  const terms = choices.map(({ type }): Term => types.find(({ key }) => key === type) ?? {})
  if (new Set(terms.map(termInWords)).size > 1) throw new TermsDoNotMix()
  return terms[0]?.months ?? null
}

/** "for 12 months", "by the year"; '' for ever. */
export function termInWords({ months, isRented }: Term): string {
  if (!months) return ''
  return isRented ? `by the ${periodOfRent(months)}` : `for ${countOf(months, 'month')}`
}

/** What a price of a rental is for: "a month", "a year"; '' where it is paid once. */
export function perTerm({ months, isRented }: Term): string {
  return months && isRented ? `a ${periodOfRent(months)}` : ''
}

const ONE = /^0*1(\.0+)?$/

type Sold = Term & { kind: string; tiers: readonly { multiplier: string }[] }

/**
 * What the prices of the catalogue are for, "a month": those of a style, which a licence of × 1 costs. Where several do, the price is
 * that of whichever holds longest; '' where one of them is paid once.
 */
export function perTermOfPrices(types: readonly Sold[]): string {
  const sold = types.filter(({ kind }) => kind === 'retail')
  const plain = sold.filter(({ tiers }) => tiers.some(({ multiplier }) => ONE.test(multiplier)))
  const terms = new Set((plain.length > 0 ? plain : sold).map(perTerm))
  return ['', 'a year', 'a month'].find((per) => terms.has(per)) ?? ''
}

/** Of what is rented. */
function periodOfRent(months: number): string {
  return months === 12 ? 'year' : 'month'
}

/** Days before the end of a term, the last first. */
const REMINDERS = [7, 30] as const

type EndReminder = (typeof REMINDERS)[number]

const FIRST_REMINDER: EndReminder = 30

const DAY_MS = 86_400_000

/** The reminder whose time has come; null: none, or the term is over. A month's term is not reminded of on its first day. */
export function endReminderOf({ endsAt, months }: { endsAt: string; months: number }, now: Date) {
  const left = Date.parse(endsAt) - now.getTime()
  if (left <= 0) return null
  const due = REMINDERS.find((days) => left <= days * DAY_MS) ?? null
  return due === FIRST_REMINDER && months < 2 ? null : due
}

/** Ends until this time may be reminded of. */
export function remindedUntil(now: Date): Date {
  return new Date(now.getTime() + FIRST_REMINDER * DAY_MS)
}
