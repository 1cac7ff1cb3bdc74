import type { LicenceState } from '@/domain/licensing/licence-state'
import type { MineLicence } from '@/domain/order/mine-answer'
import { dateText } from '../checkout/order/order-text'

export const STATE_WORDS: Record<LicenceState, string> = {
  active: 'Valid',
  superseded: 'Superseded',
  revoked: 'Revoked',
  expired: 'Expired',
}

type Said = Pick<MineLicence, 'state' | 'since' | 'until' | 'reason' | 'superseded_by' | 'paused'>

/** What follows the state's own word in a row, without a full stop at its end: ". Replaced by …". */
export function stateInWords(licence: Said): string {
  const { state, since, until, reason, superseded_by: next, paused } = licence
  const when = dateText(since)
  switch (state) {
    case 'active':
      if (paused) return '. Its downloads wait until the bank has decided about the payment'
      return until ? ` until ${dateText(until)}${next ? `, then it goes on as ${next}` : ''}` : ''
    case 'superseded':
      return next ? `. Replaced by ${next} on ${when}` : ` on ${when}`
    case 'revoked':
      return ` on ${when}${reason ? `. ${reason.replace(/\.$/, '')}` : ''}`
    case 'expired':
      return next ? ` on ${when}. Renewed as ${next}` : ` on ${when}`
  }
}
