import type { LicenceChoice } from '../cart/cart-request'
import { TermsDoNotMix } from '../pricing/upgrade/upgrade-error'
import { countOf } from '../words'
import type { LicenceType } from './licence-type'

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

type Types = readonly Pick<LicenceType, 'key' | 'months'>[]

/** The months of a line's licences; null: for ever. A licence has one term: throws a sentence where they differ. */
export function termOf(choices: readonly Pick<LicenceChoice, 'type'>[], types: Types) {
  const terms = choices.map(({ type }) => types.find(({ key }) => key === type)?.months ?? null)
  if (new Set(terms).size > 1) throw new TermsDoNotMix()
  return terms[0] ?? null
}

/** "for 12 months"; '' for ever. */
export function termInWords(months: number | null | undefined): string {
  return months ? `for ${countOf(months, 'month')}` : ''
}
