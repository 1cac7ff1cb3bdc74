import type { Payload } from 'payload'
import { type Checkout, errorsOfCompany, errorsOfEulas } from '@/domain/cart/parse-checkout'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { errorsOfOpenQuestions } from '@/domain/licensing/answers/order-question'
import { formatMoney } from '@/domain/money/format-money'
import { errorsOfConsents } from '@/domain/order/consents'
import {
  CartIsEmpty,
  CartIsPaid,
  CountryIsMissing,
  PaymentIsCancelled,
  QuoteChanged,
  TotalIsTooLarge,
  TotalIsTooSmall,
} from '@/domain/order/order-error'
import { hasEndedUnpaid } from '@/domain/order/order-state'
import { type FieldErrors, InvalidRequest } from '@/domain/shop-error'
import { isSameTaxPlace } from '@/domain/tax/territory'
import { isLetPass, nextAskAfterMs } from '@/domain/tax/vat-check'
import type { Order } from '@/payload-types'
import { orderKey } from '../order-link'
import { markOrdered, saveCart, type StoredCart } from '../../records/carts'
import { recordOrderEvent } from '../../records/order-events'
import { findOrder } from '../../records/orders'
import { insertDueCheck } from '../../records/vat-checks'
import { hashOf } from '../../secret-key'
import { lookUpVatId } from '../../tax/look-up-vat-id'
import { cancelOrder } from '../cancel-order'
import type { CartPricing } from '../cart/cart-pricing'
import { conflict, requireCart } from '../cart/change-cart'
import { errorsOfUses, priceCart } from '../cart/price-cart'
import { type CartReference, readPricedCart } from '../cart/read-priced-cart'
import { paymentProvider } from '../payment/configured-payments'
import { settlePayment } from '../payment/settle-payment'
import { assertQuoteIsOpen } from '../quotes/cart-of-quote'
import { recordPlaced } from '../record-order-events'
import { buyerOf, composeOrder, detailsOf, keyOfCheckout } from './compose-order'
import { assertCouponLeft, placeOrder, requireCoupon } from './store-placed-order'

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
export async function checkOut(payload: Payload, checkout: Checkout, { sid, origin }: Browser) {
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
async function complete(payload: Payload, order: Order, reference: CartReference) {
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
  Object.assign(fields, errorsOfPlace(checkout, cart))
  if (Object.keys(fields).length > 0) throw new InvalidRequest(fields)
  if (pricing.lines.length + pricing.quote.extras.length === 0) throw new CartIsEmpty()
  if (pricing.country === null) throw new CountryIsMissing()
}

/** What was agreed to bears the tax of the address. */
function errorsOfPlace({ address }: Checkout, { country, postalCode }: StoredCart): FieldErrors {
  if (country === null) return {}
  if (address.country !== country)
    return { 'address.country': 'The tax was worked out for another country. Choose it again.' }
  const place = { country, postalCode: address.postal_code }
  if (isSameTaxPlace(place, { country, postalCode })) return {}
  return { 'address.postal_code': 'The tax was worked out for another postcode. Write it again.' }
}

async function quoteChanged(payload: Payload, cart: StoredCart, reference: CartReference) {
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
  const key = orderKey(order)
  return {
    order_number: order.number,
    order_key: key,
    order_url: `${origin}/order/${key}`,
    state: order.state === 'awaiting_payment' ? 'awaiting_payment' : 'paid',
    total: order.total,
    currency: order.currency,
  }
}

type Sum = { total: number; currency: string }

/** A total that no payment could be made of is refused before it becomes an order. A total of 0 needs none. */
export function assertChargeable(payload: Payload, { total, currency }: Sum): void {
  const { least, most } = paymentProvider(payload).chargeLimits(currency)
  if (total > 0 && total < least) throw new TotalIsTooSmall({ least: formatMoney(least, currency) })
  if (total > most) throw new TotalIsTooLarge({ most: formatMoney(most, currency) })
}

/**
 * The number as it stands on the day of checkout: an answer that is a day old is asked for anew, and kept where VIES gives
 * none. What changes by it changes the price's hash, so the buyer sees it before paying.
 */
async function renewVatCheck(payload: Payload, cart: StoredCart, reference: CartReference) {
  const { country, postalCode, vatId, vatCheck } = cart
  if (country === null || vatId === null || cart.state === 'paid') return cart

  const place = { country, postalCode }
  const renewed = await lookUpVatId(payload, { place, vatId, previous: vatCheck })
  const saysLess = renewed.valid === null && vatCheck !== null && vatCheck.valid !== null
  if (renewed === vatCheck || saysLess) return cart

  if (!(await saveCart(payload, cart, { vatCheck: renewed })))
    throw await conflict(payload, reference)
  return { ...cart, vatCheck: renewed, revision: cart.revision + 1 }
}

/** An order whose number was let pass is asked for again. Noted before the order can be paid, so that no crash loses it. */
async function followVatCheck(payload: Payload, order: Order): Promise<void> {
  const check = order.vatCheck ?? null
  if (check === null || !isLetPass(check, order.tax ?? null)) return

  const dueAt = new Date(Date.parse(order.placedAt) + (nextAskAfterMs(0) ?? 0))
  await insertDueCheck(payload, { order: order.id, vatId: check.vatId, dueAt })
  await recordOrderEvent(payload, {
    order: order.id,
    kind: 'vat_check_open',
    by: 'shop',
    why: 'VIES gave no answer; the VAT number was let pass, and is asked for again.',
    key: 'vat-check-open',
  })
}
