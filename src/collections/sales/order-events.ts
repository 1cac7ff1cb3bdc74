import type { CollectionConfig } from 'payload'
import { EVENT_NAMES } from '@/domain/order/history/event-in-words'
import { recordAccess } from '../access-rules'
import { jsonField, readOnlyText, wordField } from '../fields/common'

/** The history of an order: who did what, when, and why. Rows are added, and never changed or removed. */
export const OrderEvents: CollectionConfig = {
  slug: 'order-events',
  access: recordAccess,
  admin: {
    useAsTitle: 'at',
    defaultColumns: ['at', 'order', 'kind', 'by', 'why'],
    listSearchableFields: ['kind', 'by', 'why'],
  },
  defaultSort: '-at',
  lockDocuments: false,
  fields: [
    readOnlyText('eventkey', { unique: true }),
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    wordField('kind', EVENT_NAMES),
    readOnlyText('by'),
    { name: 'user', type: 'relationship', relationTo: 'users' },
    readOnlyText('why'),
    jsonField('details'),
    { name: 'at', type: 'date', required: true, index: true },
  ],
}
