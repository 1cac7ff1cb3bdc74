import type { CollectionBeforeOperationHook, CollectionConfig, Field, Where } from 'payload'
import { stateOptions } from '@/domain/order/state-names'
import { withPapers } from '@/operations/orders/order-list'
import { recordRows } from '../access-rules'
import { amountField } from '../fields/amounts'
import { bookkeeping, hiddenText, jsonField, readOnlyText } from '../fields/common'
import { date, number, select, text } from '../fields/payload-fields'

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
  ...recordRows,
  admin: {
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
  hooks: { beforeOperation: [searchOrders] },
  fields: [
    text('number', { required: true, unique: true }),
    select('state', stateOptions('orders'), {
      required: true,
      index: true,
      admin: { components: { Cell: '@/admin/orders/list/order-cells#OrderStateCell' } },
    }),
    column('buyer', 'BuyerCell'),
    column('holder', 'LicenseeCell'),
    column('families', 'FamiliesCell'),
    hiddenText('keyhash', { unique: true }),
    hiddenText('nonce'),
    hiddenText('sidhash'),
    hiddenText('checkoutkey', { unique: true }),
    hiddenText('detailshash'),
    readOnlyText('cart', { index: true }),
    number('cartRevision', { required: true }),
    text('currency', { required: true }),
    amountField('net'),
    jsonField('tax', { holds: 'CartTax' }),
    amountField('total'),
    jsonField('lines', { holds: 'OrderLine[]', required: true }),
    jsonField('discounts', { holds: 'Discount[]' }),
    jsonField('coupon'),
    jsonField('audience', { holds: 'QuotedAudience' }),
    number('refunded', { admin: { readOnly: true } }),
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
    date('transferDueAt', { admin: { readOnly: true } }),
    jsonField('consents', { holds: 'Consents' }),
    jsonField('licensee', { holds: 'Licensee' }),
    jsonField('acceptedEulas'),
    readOnlyText('provider'),
    readOnlyText('intent', { index: true }),
    // In the currency that the provider pays out, which may not be the order's.
    bookkeeping(number('fee')),
    bookkeeping(text('feeCurrency')),
    bookkeeping(date('feeDueAt', { index: true })),
    bookkeeping(number('intentAttempt', { defaultValue: 0 })),
    bookkeeping(date('nextCheckAt', { index: true })),
    bookkeeping(date('checkedAt', { index: true })),
    bookkeeping(number('checks', { defaultValue: 0 })),
    bookkeeping(date('processingSince')),
    // While the provider does not know its intent, nobody knows whether it was paid.
    bookkeeping(date('paymentUnknownSince')),
    // What a student sent to show it, and when something of it has to be done next.
    select('proofState', ['waiting', 'accepted', 'refused'], {
      index: true,
      admin: { readOnly: true },
    }),
    jsonField('proof', { holds: 'Proof' }),
    bookkeeping(date('proofDueAt', { index: true })),
    date('placedAt', { required: true, index: true }),
    date('paidAt', { index: true }),
    date('deliveredAt'),
    // Its buyer asked to be erased: when the law lets them go, and when they went.
    date('eraseAt', { index: true, admin: { readOnly: true } }),
    date('erasedAt', { admin: { readOnly: true } }),
    readOnlyText('reviewReason'),
    readOnlyText('mailFailure'),
  ],
}

/** Read from what the row keeps: shown in the list, stored nowhere. */
function column(name: string, cell: string): Field {
  const Cell = `@/admin/orders/list/order-cells#${cell}`
  return { name, type: 'ui', admin: { components: { Cell } } }
}
