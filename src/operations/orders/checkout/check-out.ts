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
 * Checks everything and freezes the quote into an order. The same checkout sent again answers the same order, whatever has
 * become of its price and its payment meanwhile.
 */
export async function checkOut(
  payload: Payload,
  checkout: Checkout,
  { sid, origin }: Browser,
): Promise<PlacedOrder> {
  const address = { key: checkout.cartKey, origin }
  const cart = await requireCart(payload, checkout.cartKey)
  const standing = cart.order ? await findOrder(payload, cart.order) : null
  if (cart.state !== 'open' && standing && isSameCheckout(standing, { cart, checkout, sid }))
    return complete(payload, standing, origin)

  const pricing = await priceCart(payload, cart, { chosen: 'nothing' })
  assertComplete(checkout, pricing)
  if (cart.state === 'paid') throw new CartIsPaid()
  if (pricing.quoteHash !== checkout.quoteHash) throw await quoteChanged(payload, cart, address)

  const checkoutkey = keyOfCheckout(cart, { checkout, sid })
  if (standing) await cancelOrder(payload, standing)
  const order = await createOrder(
    payload,
    await newOrder(payload, { cart, checkout, pricing, checkoutkey, sid }),
  )
  if (!(await markOrdered(payload, cart, order.id))) return resolveRace(payload, { order, address })
  return complete(payload, order, origin)
}

/** What costs nothing needs no payment; who asks for it at the same time gets the same answer. */
async function complete(payload: Payload, order: Order, origin: string): Promise<PlacedOrder> {
  if (order.total > 0) return placed(order, origin)

  const settlement = await settlePayment(payload, order.id)
  if (settlement.kind === 'cancelled') throw new PaymentIsCancelled()
  return placed(settlement.kind === 'paid' ? settlement.order : order, origin)
}

/** Every faulty field comes before any conflict. */
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
  address: CartReference,
): Promise<QuoteChanged> {
  const current: PricedCart = await readPricedCart(payload, cart, address)
  return Object.assign(new QuoteChanged(), { beside: { cart: current } })
}

/** Two at once with the same words find the same order; the one before is part of the key, so that a new attempt is new. */
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
  given: {
    cart: StoredCart
    checkout: Checkout
    pricing: CartPricing
    checkoutkey: string
    sid: string | null
  },
): Promise<NewOrder> {
  const { cart, checkout, pricing, sid } = given
  const { currency, net, tax, total } = pricing.quote
  return {
    cart: { id: cart.id, revision: cart.revision },
    key: makeKey('order'),
    checkoutkey: given.checkoutkey,
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

/** The cart moved on meanwhile. If it moved to this very order all is well; else the order is void. */
async function resolveRace(
  payload: Payload,
  { order, address }: { order: Order; address: CartReference },
): Promise<PlacedOrder> {
  const now = await requireCart(payload, address.key)
  if (now.order === order.id) return complete(payload, order, address.origin)
  await cancelOrder(payload, order)
  throw await conflict(payload, address)
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
