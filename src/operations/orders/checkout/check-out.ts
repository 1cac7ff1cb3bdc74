import type { Payload } from 'payload'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { errorsOfCompany, errorsOfEulas, type Checkout } from '@/domain/cart/parse-checkout'
import { errorsOfOpenQuestions } from '@/domain/licensing/answers/order-question'
import { errorsOfConsents } from '@/domain/order/consents'
import {
  CartIsEmpty,
  CartIsPaid,
  CountryIsMissing,
  PaymentIsCancelled,
  QuoteChanged,
} from '@/domain/order/order-error'
import { hasEndedUnpaid } from '@/domain/order/order-state'
import { InvalidRequest } from '@/domain/shop-error'
import type { Order } from '@/payload-types'
import { hashOf, keyOf } from '../../secret-key'
import { readPricedCart, type CartReference } from '../cart/read-priced-cart'
import { cancelOrder } from '../cancel-order'
import { markOrdered, type StoredCart } from '../cart/cart-records'
import { conflict, requireCart } from '../cart/change-cart'
import { renewVatCheck } from '../cart/renew-vat-check'
import { followVatCheck } from '../../tax/follow-vat-check'
import { errorsOfUses } from '../cart/cart-answers'
import { assertQuoteIsOpen } from '../quotes/cart-of-quote'
import { assertChargeable } from './assert-chargeable'
import { buyerOf, composeOrder, detailsOf, keyOfCheckout } from './compose-order'
import { recordPlaced } from '../history/record-placed'
import { assertCouponLeft, placeOrder, requireCoupon } from './place-order'
import { findOrder } from '../order-records'
import type { CartPricing } from '../cart/cart-pricing'
import { priceCart } from '../cart/price-cart'
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
  const found = await requireCart(payload, checkout.cartKey)
  const previous = found.order ? await findOrder(payload, found.order) : null
  if (
    found.state !== 'open' &&
    previous &&
    isSameCheckout(previous, { cart: found, checkout, sid })
  )
    return complete(payload, previous, reference)

  const cart = await renewVatCheck(payload, found, reference)
  const pricing = await priceCart(payload, cart, { changed: [] })
  assertComplete(checkout, { cart, pricing })
  if (cart.state === 'paid') throw new CartIsPaid()
  await assertQuoteIsOpen(payload, cart.quote)
  await assertCouponLeft(payload, { pricing, ...checkout }, { cart, reference })
  if (pricing.quoteHash !== checkout.quoteHash) throw await quoteChanged(payload, cart, reference)
  assertChargeable(payload, pricing.quote)

  const checkoutkey = keyOfCheckout(cart, { checkout, sid })
  if (previous) await cancelOrder(payload, previous)
  const composed = await composeOrder(payload, { cart, checkout, pricing, checkoutkey, sid })
  const order = await placeOrder(payload, composed)
  await recordPlaced(payload, order)
  await followVatCheck(payload, order)
  if (!(await markOrdered(payload, cart, order.id)))
    return resolveRace(payload, { order, reference })
  return complete(payload, order, reference)
}

/** An order of 0 needs no payment: it is delivered now. The same checkout sent at the same time returns the same. */
async function complete(
  payload: Payload,
  order: Order,
  reference: CartReference,
): Promise<PlacedOrder> {
  const { origin } = reference
  await requireCoupon(payload, order, { reference })
  if (order.total > 0) return placed(order, origin)

  const settlement = await settlePayment(payload, order.id)
  if (settlement.kind === 'cancelled') throw new PaymentIsCancelled()
  return placed(settlement.kind === 'paid' ? settlement.order : order, origin)
}

/** Every field error is reported before any conflict. */
function assertComplete(
  checkout: Checkout,
  { cart, pricing }: { cart: StoredCart; pricing: CartPricing },
): void {
  const needed = pricing.eulas.map(({ id }) => id)
  const fields = {
    ...errorsOfEulas(needed, checkout.acceptedEulas),
    ...errorsOfUses(pricing),
    ...errorsOfOpenQuestions(pricing.orderQuestions, pricing.quote.orderAnswers),
    ...errorsOfCompany(checkout.company, cart.vatId),
    ...errorsOfConsents(buyerOf(checkout, cart), checkout),
  }
  if (pricing.country !== null && checkout.address.country !== pricing.country)
    fields['address.country'] = 'The tax was worked out for another country. Choose it again.'
  if (Object.keys(fields).length > 0) throw new InvalidRequest(fields)
  if (pricing.lines.length + pricing.quote.extras.length === 0) throw new CartIsEmpty()
  if (pricing.country === null) throw new CountryIsMissing()
}

async function quoteChanged(
  payload: Payload,
  cart: StoredCart,
  reference: CartReference,
): Promise<QuoteChanged> {
  const current: PricedCart = await readPricedCart(payload, cart, reference)
  const changed = new QuoteChanged(current.held_note ?? undefined)
  return Object.assign(changed, { beside: { cart: current } })
}

function isSameCheckout(
  order: Order,
  { cart, checkout, sid }: { cart: StoredCart; checkout: Checkout; sid: string | null },
): boolean {
  return (
    order.cartRevision === cart.revision &&
    !hasEndedUnpaid(order) &&
    order.state !== 'needs_review' &&
    order.detailshash === hashOf(detailsOf(checkout)) &&
    order.sidhash === (sid && hashOf(sid))
  )
}

/** The cart was changed meanwhile. It may already be linked to this very order; else the order is cancelled. */
async function resolveRace(
  payload: Payload,
  { order, reference }: { order: Order; reference: CartReference },
): Promise<PlacedOrder> {
  const now = await requireCart(payload, reference.key)
  if (now.order === order.id) return complete(payload, order, reference)
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
