import type { CollectionConfig } from 'payload'
import { stateOptions } from '@/domain/order/state-names'
import { recordAccess } from '../access-rules'
import { bookkeeping, jsonField, readOnlyText } from '../fields/common'
import { amountField, asMoney } from '../fields/amounts'

/** Money and credit that went back, or are on their way: the ledger of an order's refunds. */
export const Refunds: CollectionConfig = {
  slug: 'refunds',
  access: recordAccess,
  admin: {
    useAsTitle: 'refundkey',
    defaultColumns: ['createdAt', 'order', 'amount', 'state', 'reason'],
  },
  lockDocuments: false,
  fields: [
    readOnlyText('refundkey', { unique: true }),
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    readOnlyText('refundid', { unique: true }),
    amountField('amount'),
    amountField('net'),
    amountField('tax'),
    { name: 'credit', type: 'number', defaultValue: 0, admin: { components: asMoney } },
    jsonField('lines'),
    // Of an invoice: what its new one says. Tax goes back with it, or nothing.
    jsonField('correction', { holds: 'Correction' }),
    readOnlyText('reason'),
    {
      name: 'licences',
      type: 'select',
      required: true,
      defaultValue: 'kept',
      options: ['kept', 'revoked'],
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'requested',
      options: stateOptions('refunds'),
      index: true,
    },
    readOnlyText('by'),
    readOnlyText('card'),
    readOnlyText('failure'),
    // From then on the holder of the credit may have spent it.
    bookkeeping({ name: 'creditAt', type: 'date' }),
    // Until all that follows from it is done; then there is none.
    bookkeeping({ name: 'dueAt', type: 'date', index: true }),
  ],
}
