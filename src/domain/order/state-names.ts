import type { LicenceState } from '../licensing/licence-state'
import type { QuoteState } from '../quote/quote-state'
import type { DocumentKind } from './documents/document-contents'
import type { OrderState } from './order-state'
import type { RefundState } from './refund/refund-ledger'
import stateNames from './state-names.json' with { type: 'json' }

/**
 * How it stands with what was sold, in one word each, by the collection that keeps it: in lists, on pages and in mails, for staff and
 * for buyers.
 */
export const STATE_NAMES = stateNames satisfies {
  orders: Record<OrderState, string>
  licences: Record<LicenceState, string>
  quotes: Record<QuoteState, string>
  refunds: Record<RefundState, string>
  invoices: Record<DocumentKind, string>
}

export type KeptKind = keyof typeof STATE_NAMES

type OptionOf<Kind extends KeptKind> = {
  value: Extract<keyof (typeof STATE_NAMES)[Kind], string>
  label: string
}

/** What a field of the admin panel offers. */
export function stateOptions<Kind extends KeptKind>(kind: Kind): OptionOf<Kind>[] {
  return Object.entries(STATE_NAMES[kind]).map(
    ([value, label]) => ({ value, label }) as OptionOf<Kind>,
  )
}

export const REFUND_IN_WORDS: Record<RefundState, string> = {
  requested: 'asked for, Stripe has not answered yet',
  pending: 'on its way to the buyer’s bank',
  succeeded: 'went back',
  failed: 'could not go back',
  cancelled: 'was cancelled',
}

export const DISPUTE_IN_WORDS: Record<RefundState, string> = {
  requested: 'disputed by the buyer’s bank',
  pending: 'disputed by the buyer’s bank, not decided yet',
  succeeded: 'lost in the dispute',
  failed: 'stays: the dispute is won',
  cancelled: 'stays: the dispute is won',
}
