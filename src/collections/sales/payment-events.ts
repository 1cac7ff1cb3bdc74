import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { bookkeeping, readOnlyText } from '../fields/common'

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
    readOnlyText('eventid', { unique: true, label: 'Event number' }),
    readOnlyText('type', { label: 'Kind of event' }),
    readOnlyText('intent', { index: true, label: 'Payment number' }),
    readOnlyText('state', { index: true }),
    bookkeeping({ name: 'attempts', type: 'number', defaultValue: 0 }),
    bookkeeping({ name: 'dueAt', type: 'date', index: true }),
    { name: 'details', type: 'json', access: { read: () => false } },
  ],
}
