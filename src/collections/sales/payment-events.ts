import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { bookkeeping, readOnlyText, wordField } from '../fields/common'
import { date, number } from '../fields/payload-fields'

/** Of an event: what the shop did with it. Of a demo payment or refund: what Stripe would call its state. */
const STATES = {
  received: 'Waiting',
  done: 'Done',
  failed: 'Failed',
  other_mode: 'Of the other mode, left alone',
  requires_payment_method: 'Awaiting payment',
  requires_confirmation: 'Awaiting payment',
  requires_action: 'Awaiting the buyer’s bank',
  requires_capture: 'Awaiting payment',
  processing: 'Processing',
  pending: 'Pending',
  succeeded: 'Succeeded',
  canceled: 'Cancelled',
}

/** The events of the payment provider, each stored once; and the demo payments. */
export const PaymentEvents: CollectionConfig = {
  slug: 'payment-events',
  access: recordAccess,
  admin: {
    useAsTitle: 'type',
    defaultColumns: ['type', 'intent', 'state', 'eventid', 'createdAt'],
    listSearchableFields: ['type', 'intent', 'eventid'],
  },
  lockDocuments: false,
  fields: [
    readOnlyText('eventid', { unique: true }),
    readOnlyText('type'),
    readOnlyText('intent', { index: true }),
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
