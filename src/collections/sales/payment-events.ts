import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access/staff-managed'
import { readOnlyText } from '../fields/common'

/** What a payment provider told the shop, once each; and the ledger in which demo payments live. */
export const PaymentEvents: CollectionConfig = {
  slug: 'payment-events',
  access: recordAccess,
  admin: {
    useAsTitle: 'eventid',
    group: 'Orders',
    defaultColumns: ['eventid', 'type', 'intent', 'state', 'createdAt'],
  },
  lockDocuments: false,
  fields: [
    readOnlyText('eventid', { unique: true }),
    readOnlyText('type'),
    readOnlyText('intent', { index: true }),
    readOnlyText('state', { index: true }),
    { name: 'details', type: 'json', access: { read: () => false } },
  ],
}
