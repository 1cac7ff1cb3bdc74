import type { MineLicence } from '@/domain/order/mine-answer'
import { dateText } from '../checkout/order/order-text'

type Said = Pick<MineLicence, 'state' | 'since' | 'until' | 'reason' | 'superseded_by' | 'paused'>

/** What follows the state's own word in a row, without a full stop at its end: " by KX-7Q4M-RT on …". */
export function stateInWords(licence: Said): string {
  const { state, since, until, reason, superseded_by: next, paused } = licence
  const when = dateText(since)
  switch (state) {
    case 'active':
      if (paused) return '. Its downloads wait until the bank has decided about the payment'
      return until ? ` until ${dateText(until)}${next ? `, then it goes on as ${next}` : ''}` : ''
    case 'superseded':
      return next ? ` by ${next} on ${when}` : ` on ${when}`
    case 'revoked':
      return ` on ${when}${reason ? `. ${reason.replace(/\.$/, '')}` : ''}`
    case 'expired':
      return next ? ` on ${when}. Renewed as ${next}` : ` on ${when}`
  }
}
