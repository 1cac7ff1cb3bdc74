import type { CollectionConfig } from 'payload'
import { recordRows } from '../access-rules'
import { bookkeeping, readOnlyText, wordField } from '../fields/common'
import { date, number } from '../fields/payload-fields'
import STATES from './payment-states.json' with { type: 'json' }

/** The events of the payment provider, each stored once; and the demo payments. */
export const PaymentEvents: CollectionConfig = {
  slug: 'payment-events',
  ...recordRows,
  fields: [
    readOnlyText('eventid', { unique: true }),
    readOnlyText('type'),
    readOnlyText('intent', { index: true }),
    // Of an event: what the shop did with it. Of a demo payment or refund: what Stripe would call its state.
    wordField('state', STATES),
    bookkeeping(number('attempts', { defaultValue: 0 })),
    bookkeeping(date('dueAt', { index: true })),
    {
      name: 'details',
      type: 'json',
      access: { read: () => false },
      admin: { disableListColumn: true },
    },
  ],
}
