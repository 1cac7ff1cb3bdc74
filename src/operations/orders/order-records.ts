import type { Payload } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import type { BillStep, CartTax } from '@/domain/cart/priced-cart'
import type { Address } from '@/domain/customer/parse-address'
import { orderNumber } from '@/domain/order/order-number'
import type { Order } from '@/payload-types'
import { insertOnce } from '../insert-once'
import { runInTurn } from '../run-exclusive'
import { hashesOfKey, opensRow, type SecretKey } from '../secret-key'
import type { LicensedStyle, LicensedUse } from './licences/licence-terms'
import { FIRST_CHECK_AFTER_MS } from './order-check-records'

/** One line of a quote, frozen with everything its licence will state. */
export type OrderLine = {
  id: string
  typeface: { id: string; name: string; slug: string }
  bill: BillStep[]
  amount: number
  styles: LicensedStyle[]
  uses: LicensedUse[]
}

export type NewOrder = {
  cart: { id: string; revision: number }
  key: SecretKey
  /** The same for a checkout that is sent twice: it makes one order. */
  checkoutkey: string
  detailshash: string
  sidhash: string | null
  provider: 'stripe' | 'demo'
  quote: { currency: string; net: number; tax: CartTax | null; total: number; hash: string }
  lines: OrderLine[]
  buyer: {
    email: string
    name: string
    company: string | null
    address: Address
    vatId: string | null
  }
  licensee: Licensee
  acceptedEulas: string[]
}

const READ = { depth: 0, limit: 1, overrideAccess: true, showHiddenFields: true } as const

export async function findOrder(payload: Payload, id: string): Promise<Order | null> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { id: { equals: id } },
    ...READ,
  })
  return docs[0] ?? null
}

export async function findOrderByKey(payload: Payload, key: string): Promise<Order | null> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { keyhash: { in: hashesOfKey('order', key) } },
    ...READ,
  })
  const [order] = docs
  return order && opensRow('order', key, order.nonce ?? '') ? order : null
}

export async function findOrderByIntent(payload: Payload, intent: string): Promise<Order | null> {
  return findOrderWith(payload, 'intent', intent)
}

/** The last order that Stripe was paid for in this time. */
export async function findLastPaidOrder(
  payload: Payload,
  { from, until }: { from: Date; until: Date },
): Promise<Order | null> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: {
      and: [
        { provider: { equals: 'stripe' } },
        { paidAt: { greater_than: from.toISOString() } },
        { paidAt: { less_than_equal: until.toISOString() } },
      ],
    },
    ...READ,
    sort: '-paidAt',
  })
  return docs[0] ?? null
}

/**
 * Numbers count up within the year. Of two orders with the same number, the first inserted has it and the other counts on;
 * orders are inserted one after another in this process, so only another process can be first.
 */
export function createOrder(payload: Payload, order: NewOrder): Promise<Order> {
  return runInTurn('order number', async () => {
    const placedAt = new Date()
    for (let attempt = 0; attempt <= 200; attempt++) {
      const number = await nextNumber(payload, placedAt.getUTCFullYear(), attempt)
      const { row } = await insertOnce({
        find: async () =>
          (await findOrderWith(payload, 'checkoutkey', order.checkoutkey)) ??
          (await findOrderWith(payload, 'number', number)),
        insert: () => insertOrder(payload, { order, number, placedAt }),
      })
      if (row.checkoutkey === order.checkoutkey) return row
    }
    throw new Error(`No order number was free for ${order.checkoutkey}.`)
  })
}

async function findOrderWith(
  payload: Payload,
  field: 'intent' | 'checkoutkey' | 'number',
  value: string,
): Promise<Order | null> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { [field]: { equals: value } },
    ...READ,
  })
  return docs[0] ?? null
}

async function nextNumber(payload: Payload, year: number, attempt: number): Promise<string> {
  const { totalDocs } = await payload.count({
    collection: 'orders',
    where: { number: { like: `${year}-` } },
    overrideAccess: true,
  })
  return orderNumber(year, totalDocs + 1 + attempt)
}

async function insertOrder(
  payload: Payload,
  { order, number, placedAt }: { order: NewOrder; number: string; placedAt: Date },
): Promise<Order> {
  const { buyer, quote } = order
  return payload.create({
    collection: 'orders',
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
    data: {
      number,
      state: 'awaiting_payment',
      keyhash: order.key.keyhash,
      nonce: order.key.nonce,
      sidhash: order.sidhash,
      checkoutkey: order.checkoutkey,
      detailshash: order.detailshash,
      cart: order.cart.id,
      cartRevision: order.cart.revision,
      provider: order.provider,
      currency: quote.currency,
      net: quote.net,
      tax: quote.tax as unknown as Order['tax'],
      total: quote.total,
      quotehash: quote.hash,
      lines: order.lines as unknown as Order['lines'],
      email: buyer.email,
      name: buyer.name,
      company: buyer.company,
      address: buyer.address as unknown as Order['address'],
      vatid: buyer.vatId,
      licensee: order.licensee as unknown as Order['licensee'],
      acceptedEulas: order.acceptedEulas as unknown as Order['acceptedEulas'],
      placedAt: placedAt.toISOString(),
      nextCheckAt: new Date(placedAt.getTime() + FIRST_CHECK_AFTER_MS).toISOString(),
    },
  })
}
