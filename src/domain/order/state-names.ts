import type { LicenceState } from '../licensing/licence-state'
import type { QuoteState } from '../quote/quote-state'
import type { DocumentKind } from './documents/document-contents'
import type { OrderState } from './order-state'
import type { RefundState } from './refund/refund-ledger'

/**
 * How it stands with what was sold, in one word each, by the collection that keeps it: in lists, on pages and in mails, for staff and
 * for buyers. German where staff chose it.
 */
export const STATE_NAMES = {
  orders: {
    awaiting_payment: 'Awaiting payment',
    paid: 'Paid',
    partially_refunded: 'Partly refunded',
    disputed: 'Disputed',
    needs_review: 'Needs your decision',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
  } satisfies Record<OrderState, string>,
  licences: {
    active: 'Valid',
    superseded: 'Replaced',
    revoked: 'Revoked',
    expired: 'Expired',
  } satisfies Record<LicenceState, string>,
  quotes: {
    open: 'Open',
    paid: 'Paid',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
  } satisfies Record<QuoteState, string>,
  refunds: {
    requested: 'Asked for',
    pending: 'On its way',
    succeeded: 'Went back',
    failed: 'Could not go back',
    cancelled: 'Cancelled',
  } satisfies Record<RefundState, string>,
  mails: {
    waiting: 'Waiting',
    sending: 'Sending',
    sent: 'Sent',
    failed: 'Failed',
    dropped: 'Dropped',
  },
  enquiries: { open: 'Open', answered: 'Answered' },
  invoices: {
    invoice: 'Invoice',
    credit_note: 'Credit note',
    cancellation: 'Cancellation of an invoice',
    reversal: 'Reversal of a credit note',
  } satisfies Record<DocumentKind, string>,
} as const

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
