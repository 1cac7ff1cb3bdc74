import type { Payload } from 'payload'
import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import { nameStyles } from '@/domain/catalogue/styles/styles-in-words'
import { firstNameOf } from '@/domain/customer/person'
import { type Consents, describeConsents } from '@/domain/order/consents'
import type { OrderAnswer, OrderView } from '@/domain/order/order-answer'
import type { OrderLine } from '@/domain/order/order-line'
import { isDemoOrder } from '@/domain/order/order-state'
import { viewProof } from '@/domain/order/proof'
import type { Seller } from '@/domain/order/seller'
import { transferAccount, type TransferAccount } from '@/domain/order/transfer'
import { NotFound } from '@/domain/request-error'
import type { Order } from '@/payload-types'
import { sellerOf, zoneOfOrder } from '../shop-seller'
import { findNewerReleases } from '../downloads/find-newer-releases'
import { groupBy } from '../group-by'
import { idOf } from '../id-of'
import { findDocumentsOfOrders } from '../records/invoices'
import { findGrantsOfLicences, findLicencesOfOrders } from '../records/licences'
import { findRefundsOfOrders } from '../records/refunds'
import { readShop } from '../records/shop'
import { clientOf, holdersOf } from './licences/grant-licences'
import { openOrder, orderKey } from './order-link'
import { clientLines, sellerLines } from './quotes/read-quote'
import { readWithdrawal } from './withdraw-order'
import {
  billOf,
  discountsOf,
  heldLicence,
  inLineOrder,
  type OrderParts,
  responseOf,
  taxOf,
  totalNoteOf,
} from './order-response'

/** An order with its licences. The URLs of downloads and documents are signed anew each time. */
export async function readOrder(
  payload: Payload,
  { key, origin }: { key: string; origin: string },
): Promise<OrderView> {
  const order = await openOrder(payload, key)
  const [view] = await viewOrders(payload, [order], origin)
  if (!view) throw new NotFound('order')
  return { ...view, order_key: key }
}

/** Several orders at once: what belongs to them is read together. */
export async function viewOrders(
  payload: Payload,
  orders: Order[],
  origin: string,
): Promise<OrderView[]> {
  const { licencesOf, grants, invoicesOf, refundsOf } = await readPartsOf(payload, orders)
  const heldOf = new Map(
    orders.map((order) => {
      // While a bank looks at the payment nothing is offered that would not open.
      const open = order.deliveredAt && order.state !== 'disputed'
      const licences = open ? inLineOrder(order, licencesOf.get(order.id) ?? []) : []
      return [order.id, licences.flatMap((one) => heldLicence(one, grants))]
    }),
  )
  const held = [...heldOf.values()].flat().map(({ licence }) => licence)
  const newer = await findNewerReleases(
    payload,
    held.filter(({ state }) => state === 'active'),
  )
  return Promise.all(
    orders.map((order) =>
      viewOf(payload, order, {
        held: heldOf.get(order.id) ?? [],
        newer,
        invoices: invoicesOf.get(order.id) ?? [],
        refunds: refundsOf.get(order.id) ?? [],
        origin,
      }),
    ),
  )
}

async function readPartsOf(payload: Payload, orders: Order[]) {
  const ids = orders.map(({ id }) => id)
  const licences = await findLicencesOfOrders(payload, ids)
  const grants = await findGrantsOfLicences(
    payload,
    licences.map(({ id }) => id),
  )
  const ofOrder = ({ order }: { order: string | Order }) => idOf(order)
  return {
    grants,
    licencesOf: groupBy(licences, ofOrder),
    invoicesOf: groupBy(await findDocumentsOfOrders(payload, ids), ofOrder),
    refundsOf: groupBy(await findRefundsOfOrders(payload, ids), ofOrder),
  }
}

async function viewOf(payload: Payload, order: Order, parts: OrderParts): Promise<OrderView> {
  const { lines } = order
  const held = parts.held.map(({ licence }) => licence)
  return {
    ...responseOf(order, parts),
    order_key: orderKey(order),
    email: order.email ?? '',
    first_name: firstNameOf(order.name ?? ''),
    licensee: holdersOf(order, held),
    client: clientOf(order, held),
    placed_at: order.placedAt,
    paid_at: order.paidAt ?? null,
    time_zone: zoneOfOrder(order),
    is_payment_unknown: Boolean(order.paymentUnknownSince),
    is_processing: Boolean(order.processingSince),
    demo: isDemoOrder(order),
    net: order.net,
    tax: taxOf(order),
    total_note: totalNoteOf(order),
    lines: lines.map(shownLine),
    bill: [...billOf(lines), ...discountsOf(order)],
    purchase_order: order.purchaseOrder ?? null,
    by_transfer: order.provider === 'transfer',
    transfer: transferOf(order),
    note: order.note ?? null,
    parties: await partiesOf(payload, order),
    agreed: describeConsents(order.consents as Consents | null),
    proof: viewProof(order),
    withdrawal: await readWithdrawal(payload, order),
  }
}

/** The body of GET /api/order/status: without the buyer's name, email and address. */
export function statusOf(order: OrderView): OrderAnswer {
  const { order_number, state, delivered_at, total, currency, licences, refunds, documents } = order
  return { order_number, state, delivered_at, total, currency, licences, refunds, documents }
}

/** Where to send the money, for as long as it is waited for. */
function transferOf({ provider, state, seller, ...order }: Order): TransferAccount | null {
  if (provider !== 'transfer' || state !== 'awaiting_payment') return null
  const { number, total, currency, transferDueAt, placedAt } = order
  const dueAt = transferDueAt ?? placedAt
  return transferAccount(seller as Seller, { number, total, currency, dueAt })
}

function shownLine(line: OrderLine): OrderView['lines'][number] {
  const first = line.styles[0]
  return {
    typeface: line.typeface.name,
    slug: line.typeface.slug,
    styles: nameStyles(line.styles),
    face: first ? previewFaceName(first.typeface, first.name) : '',
    amount: line.amount,
    replaces: line.replaces ? { kind: line.replaces.kind, number: line.replaces.number } : null,
  }
}

/** Seller and buyer as the order keeps them, for the paper it may be printed on. */
async function partiesOf(payload: Payload, order: Order): Promise<OrderView['parties']> {
  const { name, company = null, address = null, vatid: vatId = null, email } = order
  return {
    seller: sellerLines(order.seller ?? sellerOf(await readShop(payload))),
    buyer: clientLines({ name: name ?? '', company, address, vatId, email: email ?? '' }),
  }
}
