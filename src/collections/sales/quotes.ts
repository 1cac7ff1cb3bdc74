import type { CollectionConfig, Field } from 'payload'
import { stateOptions } from '@/domain/order/state-names'
import { recordRows } from '../access-rules'
import { amountField } from '../fields/amounts'
import { bookkeeping, hiddenText, jsonField, readOnlyText, stateField } from '../fields/common'
import { checkbox, date, relationship, text, ui } from '../fields/payload-fields'

/** A cart frozen for a client. What it was priced with is kept, so that its price holds until `validUntil`. */
export const Quotes: CollectionConfig = {
  slug: 'quotes',
  ...recordRows,
  admin: {
    components: {
      beforeListTable: [
        '@/admin/orders/list/order-list-header#WaitingOrders',
        '@/admin/quotes/new-quote#NewQuote',
      ],
    },
  },
  defaultSort: '-createdAt',
  fields: [
    ui('desk', '@/admin/quotes/quote-panel#QuotePanel'),
    asFrozen([
      text('number', { required: true, unique: true }),
      stateField(stateOptions('quotes'), 'open'),
      hiddenText('keyhash', { unique: true }),
      hiddenText('nonce'),
      bookkeeping(text('requestkey', { unique: true })),
      date('validUntil', { required: true, index: true }),
      readOnlyText('email', { index: true }),
      readOnlyText('name'),
      readOnlyText('company'),
      jsonField('address'),
      readOnlyText('vatid'),
      jsonField('licensee'),
      readOnlyText('purchaseOrder'),
      readOnlyText('note'),
      readOnlyText('currency'),
      amountField('net'),
      jsonField('tax'),
      amountField('total'),
      jsonField('lines', { required: true }),
      jsonField('discounts'),
      jsonField('extras'),
      bookkeeping(jsonField('inputs', { required: true })),
      jsonField('seller'),
      checkbox('takesTransfer', { admin: { readOnly: true } }),
      readOnlyText('cart', { index: true }),
      readOnlyText('order', { index: true }),
      relationship('madeBy', 'users', { admin: { readOnly: true } }),
      hiddenText('sha256'),
      bookkeeping(date('withdrawnAt')),
    ]),
  ],
}

/** What stands in the row, word for word: behind a lid, for what staff decide by is shown above it. */
function asFrozen(fields: Field[]): Field {
  return {
    type: 'collapsible',
    label: 'Everything as it is stored',
    admin: { initCollapsed: true },
    fields,
  }
}
