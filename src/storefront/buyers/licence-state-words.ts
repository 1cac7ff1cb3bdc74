import type { MineLicence, RentalAnswer } from '@/domain/order/mine-answer'
import { dateText } from '../checkout/order/order-text'

type Said = Pick<MineLicence, 'state' | 'since' | 'until' | 'reason' | 'superseded_by' | 'paused'>

/** What follows the state's own word in a row, without a full stop at its end: " by KX-7Q4M-RT on …". */
export function stateInWords(licence: Said, zone: string): string {
  const { state, since, until, reason, superseded_by: next, paused } = licence
  const when = dateText(since, zone)
  switch (state) {
    case 'active':
      if (paused) return '. Its downloads wait until the bank has decided about the payment'
      return until
        ? ` until ${dateText(until, zone)}${next ? `, then it goes on as ${next}` : ''}`
        : ''
    case 'superseded':
      return next ? ` by ${next} on ${when}` : ` on ${when}`
    case 'revoked':
      return ` on ${when}${reason ? `. ${reason.replace(/\.$/, '')}` : ''}`
    case 'expired':
      return next ? ` on ${when}. Renewed as ${next}` : ` on ${when}`
  }
}

/** How a rental goes on, beside the date on which its term ends. */
export function rentalInWords(rental: RentalAnswer, zone: string): string {
  const { state, next_charge_at, price, error } = rental
  const next = next_charge_at ? dateText(next_charge_at, zone) : ''
  const why = error ? `${error} ` : ''
  switch (state) {
    case 'renews':
      return error
        ? `${why}We try again on ${next}: ${price}.`
        : `Renews itself: your card is charged ${price}, next on ${next}.`
    case 'failed':
      return `${why}It could not be renewed, and ends.`
    case 'ended':
      return 'The rental ends then, and your card is not charged again.'
  }
}
