import type { Payload } from 'payload'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { errorsOfEulas, type Checkout } from '@/domain/cart/parse-checkout'
import {
  CartIsEmpty,
  CartIsPaid,
  CountryIsMissing,
  PaymentIsCancelled,
  QuoteChanged,
} from '@/domain/order/order-error'
import { InvalidRequest } from '@/domain/shop-error'
import type { Order } from '@/payload-types'
import { hashOf, keyOf, makeKey } from '../../secret-key'
import { readPricedCart, type CartReference } from '../cart/read-priced-cart'
import { cancelOrder } from '../cancel-order'
import { markOrdered, type StoredCart } from '../cart/cart-records'
import { conflict, requireCart } from '../cart/change-cart'
import { assertChargeable } from './assert-chargeable'
import { freezeLines } from './freeze-lines'
import { createOrder, findOrder, type NewOrder } from '../order-records'
import { isDemo } from '../payment/payment-provider'
import { priceCart, type CartPricing } from '../cart/price-cart'
import { settlePayment } from '../payment/settle-payment'

export type PlacedOrder = {
  order_number: string
  order_key: string
  order_url: string
  state: 'awaiting_payment' | 'paid'
  total: number
  currency: string
}

type Browser = { sid: string | null; origin: string }

/**
 * Checks everything and freezes the quote into an order. The same checkout sent again returns the same order, even when its
 * price or its payment has changed meanwhile.
 */
export async function checkOut(
  payload: Payload,
  checkout: Checkout,
  { sid, origin }: Browser,
): Promise<PlacedOrder> {
  const reference = { key: checkout.cartKey, origin }
  const cart = await requireCart(payload, checkout.cartKey)
  const previous = cart.order ? await findOrder(payload, cart.order) : null
  if (cart.state !== 'open' && previous && isSameCheckout(previous, { cart, checkout, sid }))
    return complete(payload, previous, origin)

  const pricing = await priceCart(payload, cart, { changed: 'nothing' })
  assertComplete(checkout, pricing)
  if (cart.state === 'paid') throw new CartIsPaid()
  if (pricing.quoteHash !== checkout.quoteHash) throw await quoteChanged(payload, cart, reference)
  assertChargeable(payload, pricing.quote)

  const checkoutkey = keyOfCheckout(cart, { checkout, sid })
  if (previous) await cancelOrder(payload, previous)
  const order = await createOrder(
    payload,
    await newOrder(payload, { cart, checkout, pricing, checkoutkey, sid }),
  )
  if (!(await markOrdered(payload, cart, order.id)))
    return resolveRace(payload, { order, reference })
  return complete(payload, order, origin)
}

/** An order of 0 needs no payment: it is delivered now. The same checkout sent at the same time returns the same. */
async function complete(payload: Payload, order: Order, origin: string): Promise<PlacedOrder> {
  if (order.total > 0) return placed(order, origin)

  const settlement = await settlePayment(payload, order.id)
  if (settlement.kind === 'cancelled') throw new PaymentIsCancelled()
  return placed(settlement.kind === 'paid' ? settlement.order : order, origin)
}

/** Every field error is reported before any conflict. */
function assertComplete(checkout: Checkout, pricing: CartPricing): void {
  const needed = pricing.eulas.map(({ id }) => id)
  const fields = errorsOfEulas(needed, checkout.acceptedEulas)
  if (pricing.country !== null && checkout.address.country !== pricing.country)
    fields['address.country'] = 'The tax was worked out for another country. Choose it again.'
  if (Object.keys(fields).length > 0) throw new InvalidRequest(fields)
  if (pricing.lines.length === 0) throw new CartIsEmpty()
  if (pricing.country === null) throw new CountryIsMissing()
}

async function quoteChanged(
  payload: Payload,
  cart: StoredCart,
  reference: CartReference,
): Promise<QuoteChanged> {
  const current: PricedCart = await readPricedCart(payload, cart, reference)
  return Object.assign(new QuoteChanged(), { beside: { cart: current } })
}

/** Two equal checkouts at once have the same key. The order before is part of it, so that a later attempt makes a new order. */
function keyOfCheckout(
  cart: StoredCart,
  { checkout, sid }: { checkout: Checkout; sid: string | null },
): string {
  return hashOf(JSON.stringify([cart.id, cart.revision, cart.order, detailsOf(checkout), sid]))
}

function detailsOf({ cartKey: _key, ...details }: Checkout): string {
  return JSON.stringify(details)
}

function isSameCheckout(
  order: Order,
  { cart, checkout, sid }: { cart: StoredCart; checkout: Checkout; sid: string | null },
): boolean {
  return (
    order.cartRevision === cart.revision &&
    order.state !== 'cancelled' &&
    order.state !== 'needs_review' &&
    order.detailshash === hashOf(detailsOf(checkout)) &&
    order.sidhash === (sid && hashOf(sid))
  )
}

async function newOrder(
  payload: Payload,
  parts: {
    cart: StoredCart
    checkout: Checkout
    pricing: CartPricing
    checkoutkey: string
    sid: string | null
  },
): Promise<NewOrder> {
  const { cart, checkout, pricing, sid } = parts
  const { currency, net, tax, total } = pricing.quote
  return {
    cart: { id: cart.id, revision: cart.revision },
    key: makeKey('order'),
    checkoutkey: parts.checkoutkey,
    detailshash: hashOf(detailsOf(checkout)),
    sidhash: sid && hashOf(sid),
    provider: isDemo() ? 'demo' : 'stripe',
    quote: { currency, net, tax, total, hash: pricing.quoteHash },
    lines: await freezeLines(payload, pricing),
    buyer: {
      email: checkout.email,
      name: checkout.name,
      company: checkout.company,
      address: checkout.address,
      vatId: cart.vatId,
    },
    licensee: checkout.licensee ?? cart.licensee ?? { kind: 'self' },
    acceptedEulas: checkout.acceptedEulas,
  }
}

/** The cart was changed meanwhile. It may already be linked to this very order; else the order is cancelled. */
async function resolveRace(
  payload: Payload,
  { order, reference }: { order: Order; reference: CartReference },
): Promise<PlacedOrder> {
  const now = await requireCart(payload, reference.key)
  if (now.order === order.id) return complete(payload, order, reference.origin)
  await cancelOrder(payload, order)
  throw await conflict(payload, reference)
}

function placed(order: Order, origin: string): PlacedOrder {
  const key = keyOf('order', order.nonce ?? '')
  return {
    order_number: order.number,
    order_key: key,
    order_url: `${origin}/order/${key}`,
    state: order.state === 'awaiting_payment' ? 'awaiting_payment' : 'paid',
    total: order.total,
    currency: order.currency,
  }
}
