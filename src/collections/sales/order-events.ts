import type { CollectionConfig } from 'payload'
import { EVENT_NAMES } from '@/domain/order/history/event-in-words'
import { recordRows } from '../access-rules'
import { bookkeeping, jsonField, readOnlyText, wordField } from '../fields/common'
import { date, relationship, text } from '../fields/payload-fields'

/** The history of an order: who did what, when, and why. Rows are added, and never changed or removed. */
export const OrderEvents: CollectionConfig = {
  slug: 'order-events',
  ...recordRows,
  defaultSort: '-at',
  fields: [
    bookkeeping(text('eventkey', { unique: true })),
    relationship('order', 'orders', { required: true, index: true }),
    wordField('kind', EVENT_NAMES),
    readOnlyText('by'),
    relationship('user', 'users'),
    readOnlyText('why'),
    jsonField('details'),
    date('at', { required: true, index: true }),
  ],
}
