import type { CollectionConfig } from 'payload'
import { ORDER_TRANSITIONS } from '@/domain/order/order-state'
import { recordAccess } from '../access/staff-managed'
import { amountField, hiddenText, jsonField, readOnlyText } from '../fields/common'

/** A quote frozen at checkout. Nothing on it is ever recomputed; its state changes by guarded updates only. */
export const Orders: CollectionConfig = {
  slug: 'orders',
  access: recordAccess,
  admin: {
    useAsTitle: 'number',
    group: 'Orders',
    defaultColumns: ['number', 'state', 'total', 'email', 'placedAt'],
    listSearchableFields: ['number', 'email', 'name', 'company'],
  },
  defaultSort: '-placedAt',
  lockDocuments: false,
  fields: [
    { name: 'number', type: 'text', required: true, unique: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: Object.keys(ORDER_TRANSITIONS),
    },
    hiddenText('keyhash', { unique: true }),
    hiddenText('nonce'),
    hiddenText('sidhash'),
    hiddenText('checkoutkey', { unique: true }),
    hiddenText('detailshash'),
    readOnlyText('cart', { index: true }),
    { name: 'cartRevision', type: 'number', required: true },
    { name: 'currency', type: 'text', required: true },
    amountField('net'),
    jsonField('tax'),
    amountField('total'),
    jsonField('lines', { required: true }),
    readOnlyText('quotehash'),
    readOnlyText('email', { index: true }),
    readOnlyText('name'),
    readOnlyText('company'),
    jsonField('address'),
    readOnlyText('vatid'),
    jsonField('licensee'),
    jsonField('acceptedEulas'),
    readOnlyText('provider'),
    readOnlyText('intent', { index: true }),
    { name: 'placedAt', type: 'date', required: true, index: true },
    { name: 'paidAt', type: 'date' },
    { name: 'deliveredAt', type: 'date' },
    readOnlyText('reviewReason'),
  ],
}
