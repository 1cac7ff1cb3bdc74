import type { CollectionConfig } from 'payload'
import { stateOptions } from '@/domain/order/state-names'
import { titleOfRefund } from '@/operations/records/refunds'
import { recordRows } from '../access-rules'
import { bookkeeping, jsonField, readOnlyText, stateField } from '../fields/common'
import { amountField, asMoney } from '../fields/amounts'
import { date, number, relationship, select, text } from '../fields/payload-fields'

/** Money and credit that went back, or are on their way: the ledger of an order's refunds. */
export const Refunds: CollectionConfig = {
  slug: 'refunds',
  ...recordRows,
  hooks: {
    afterRead: [
      async ({ doc, req: { i18n, payload, user } }) =>
        user ? { ...doc, title: await titleOfRefund(payload, doc.id, i18n.language) } : doc,
    ],
  },
  fields: [
    bookkeeping(text('refundkey', { unique: true })),
    // For staff by their hook; nobody else has its order looked up.
    bookkeeping(text('title', { virtual: 'refundkey' })),
    relationship('order', 'orders', { required: true, index: true }),
    bookkeeping(text('refundid', { unique: true })),
    amountField('amount'),
    amountField('net'),
    amountField('tax'),
    number('credit', { defaultValue: 0, admin: { components: asMoney } }),
    jsonField('lines'),
    // Of an invoice: what its new one says. Tax goes back with it, or nothing.
    jsonField('correction', { holds: 'Correction' }),
    readOnlyText('reason'),
    select('licences', ['kept', 'revoked'], { required: true, defaultValue: 'kept' }),
    stateField(stateOptions('refunds'), 'requested'),
    readOnlyText('by'),
    readOnlyText('card'),
    readOnlyText('failure'),
    // From then on the holder of the credit may have spent it.
    bookkeeping(date('creditAt')),
    // Until all that follows from it is done; then there is none.
    bookkeeping(date('dueAt', { index: true })),
  ],
}
