import type { CollectionBeforeOperationHook, CollectionConfig, Field, Where } from 'payload'
import { stateOptions } from '@/domain/order/state-names'
import { withPapers } from '@/operations/orders/order-list'
import { recordAccess } from '../access-rules'
import { amountField } from '../fields/amounts'
import { bookkeeping, hiddenText, jsonField, readOnlyText } from '../fields/common'

/** Staff find an order by its invoices and licences, too. */
const searchOrders: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { where } = args as { where?: Where }
  if (operation !== 'read' || !req.user || !where) return args
  return { ...args, where: await withPapers(req.payload, where, SEARCHED_FIELDS) }
}

const SEARCHED_FIELDS = ['number', 'email', 'name', 'company']

/** A quote frozen at checkout. Nothing on it is ever recomputed; its state changes by guarded updates only. */
export const Orders: CollectionConfig = {
  slug: 'orders',
  access: recordAccess,
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'state', 'buyer', 'holder', 'families', 'total', 'placedAt'],
    listSearchableFields: SEARCHED_FIELDS,
    hideAPIURL: true,
    components: {
      beforeListTable: [
        '@/admin/orders/list/order-list-header#WaitingOrders',
        '@/admin/orders/list/order-list-header#OrderTabs',
      ],
      views: {
        edit: {
          default: {
            Component: '@/admin/orders/page/order-view#OrderView',
            tab: { condition: () => false },
          },
        },
      },
    },
  },
  defaultSort: '-placedAt',
  lockDocuments: false,
  hooks: { beforeOperation: [searchOrders] },
  fields: [
    { name: 'number', type: 'text', required: true, unique: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: stateOptions('orders'),
      admin: { components: { Cell: '@/admin/orders/list/order-cells#OrderStateCell' } },
    },
    column('buyer', 'BuyerCell'),
    column('holder', 'LicenseeCell'),
    column('families', 'FamiliesCell'),
    hiddenText('keyhash', { unique: true }),
    hiddenText('nonce'),
    hiddenText('sidhash'),
    hiddenText('checkoutkey', { unique: true }),
    hiddenText('detailshash'),
    readOnlyText('cart', { index: true }),
    { name: 'cartRevision', type: 'number', required: true },
    { name: 'currency', type: 'text', required: true },
    amountField('net'),
    jsonField('tax', { holds: 'CartTax' }),
    amountField('total'),
    jsonField('lines', { holds: 'OrderLine[]', required: true }),
    jsonField('discounts', { holds: 'Discount[]' }),
    jsonField('coupon'),
    jsonField('audience', { holds: 'QuotedAudience' }),
    { name: 'refunded', type: 'number', admin: { readOnly: true } },
    jsonField('dispute'),
    jsonField('seller', { holds: 'Seller' }),
    readOnlyText('origin'),
    readOnlyText('quotehash'),
    readOnlyText('email', { index: true }),
    readOnlyText('name'),
    readOnlyText('company'),
    jsonField('address', { holds: 'Address' }),
    readOnlyText('vatid'),
    jsonField('vatCheck', { holds: 'VatCheck' }),
    readOnlyText('purchaseOrder'),
    readOnlyText('note'),
    jsonField('answers', { holds: 'OrderAnswer[]' }),
    readOnlyText('quote', { index: true }),
    { name: 'transferDueAt', type: 'date', admin: { readOnly: true } },
    jsonField('consents', { holds: 'Consents' }),
    jsonField('licensee', { holds: 'Licensee' }),
    jsonField('acceptedEulas'),
    readOnlyText('provider'),
    readOnlyText('intent', { index: true }),
    // In the currency that the provider pays out, which may not be the order's.
    bookkeeping({ name: 'fee', type: 'number' }),
    bookkeeping({ name: 'feeCurrency', type: 'text' }),
    bookkeeping({ name: 'feeDueAt', type: 'date', index: true }),
    bookkeeping({ name: 'intentAttempt', type: 'number', defaultValue: 0 }),
    bookkeeping({ name: 'nextCheckAt', type: 'date', index: true }),
    bookkeeping({ name: 'checkedAt', type: 'date', index: true }),
    bookkeeping({ name: 'checks', type: 'number', defaultValue: 0 }),
    bookkeeping({ name: 'processingSince', type: 'date' }),
    // While the provider does not know its intent, nobody knows whether it was paid.
    bookkeeping({ name: 'paymentUnknownSince', type: 'date' }),
    { name: 'placedAt', type: 'date', required: true, index: true },
    { name: 'paidAt', type: 'date', index: true },
    { name: 'deliveredAt', type: 'date' },
    readOnlyText('reviewReason'),
    readOnlyText('mailFailure'),
  ],
}

/** Read from what the row keeps: shown in the list, stored nowhere. */
function column(name: string, cell: string): Field {
  const Cell = `@/admin/orders/list/order-cells#${cell}`
  return { name, type: 'ui', admin: { components: { Cell } } }
}
