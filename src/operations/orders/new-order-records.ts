import type { Payload } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import type { CartTax } from '@/domain/cart/priced-cart'
import type { Address } from '@/domain/customer/address'
import type { OrderAnswer } from '@/domain/licensing/answers/order-question'
import type { Consents } from '@/domain/order/consents'
import { orderNumber } from '@/domain/order/numbers'
import type { Seller } from '@/domain/order/seller'
import type { Discount, QuotedAudience } from '@/domain/pricing/discounts/take-off'
import type { VatCheck } from '@/domain/tax/vat-check'
import type { Order } from '@/payload-types'
import { insertOnce } from '../insert-once'
import { runInTurn } from '../run-exclusive'
import type { SecretKey } from '../secret-key'
import type { FrozenCoupon } from './coupons/take-coupon'
import { FIRST_CHECK_AFTER_MS } from './order-check-records'
import { findOrderWith, type OrderLine } from './order-records'

export type NewOrder = {
  cart: { id: string; revision: number }
  key: SecretKey
  /** The same for a checkout that is sent twice: it makes one order. */
  checkoutkey: string
  detailshash: string
  sidhash: string | null
  provider: 'stripe' | 'demo'
  /** The number of the quote it was ordered by. */
  quoteNumber: string | null
  quote: { currency: string; net: number; tax: CartTax | null; total: number; hash: string }
  lines: OrderLine[]
  /** In the order they came off: "Students, −50 %". The amounts are what came off. */
  discounts: Discount[]
  coupon: FrozenCoupon | null
  /** Its words stand on every licence of the order. */
  audience: QuotedAudience | null
  purchaseOrder: string | null
  note: string | null
  /** To the questions asked once an order. */
  answers: OrderAnswer[]
  buyer: {
    email: string
    name: string
    company: string | null
    address: Address
    vatId: string | null
    vatCheck: VatCheck | null
  }
  licensee: Licensee
  acceptedEulas: string[]
  consents: Consents
  seller: Seller
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
      quote: order.quoteNumber,
      lines: order.lines as unknown as Order['lines'],
      discounts: order.discounts as unknown as Order['discounts'],
      coupon: order.coupon as unknown as Order['coupon'],
      audience: order.audience as unknown as Order['audience'],
      purchaseOrder: order.purchaseOrder,
      note: order.note,
      answers: order.answers as unknown as Order['answers'],
      email: buyer.email,
      name: buyer.name,
      company: buyer.company,
      address: buyer.address as unknown as Order['address'],
      vatid: buyer.vatId,
      vatCheck: buyer.vatCheck as unknown as Order['vatCheck'],
      licensee: order.licensee as unknown as Order['licensee'],
      acceptedEulas: order.acceptedEulas as unknown as Order['acceptedEulas'],
      consents: order.consents as unknown as Order['consents'],
      seller: order.seller as unknown as Order['seller'],
      origin: order.seller.url,
      placedAt: placedAt.toISOString(),
      nextCheckAt: new Date(placedAt.getTime() + FIRST_CHECK_AFTER_MS).toISOString(),
    },
  })
}
