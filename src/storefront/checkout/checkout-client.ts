import type { CountryAnswer } from '@/domain/cart/priced-cart'
import type { Place } from '@/domain/tax/territory'
import type { OrderAnswer } from '@/domain/order/order-answer'
import type { PlacedOrder } from '@/operations/orders/checkout/check-out'
import type { Confirmation } from '@/operations/orders/payment/confirm-payment'
import type { CreatedPayment } from '@/operations/orders/payment/create-payment'
import type { ChosenTransfer } from '@/operations/orders/payment/pay-by-transfer'
import { callShop, type ShopCall } from '@/storefront/shell/requests/call-shop'
import type { checkoutBodyOf } from './details/details'

/** The cards of the demo shop. */
export type DemoCard = 'accepted' | 'declined' | 'needs_confirmation' | 'confirmed'

export function setCountry(cartKey: string, { country, postalCode }: Place, vatId: string) {
  const vat = vatId.trim() ? { vat_id: vatId } : {}
  const body = { cart_key: cartKey, country, postal_code: postalCode, ...vat }
  return post<CountryAnswer>('/api/order/country', body, { repeatable: true })
}

/** Repeated unchanged it answers the same order. */
export function checkOut(body: ReturnType<typeof checkoutBodyOf>) {
  return post<PlacedOrder>('/api/order/checkout', body, { repeatable: true })
}

/** An order has one intent, however often it is requested. */
export function createIntent(cartKey: string, { insteadOfTransfer = false } = {}) {
  const body = { cart_key: cartKey, ...(insteadOfTransfer && { instead_of_transfer: true }) }
  return post<CreatedPayment>('/api/order/stripe/create', body, { repeatable: true })
}

/** Repeated, the order waits for one transfer. */
export function chooseTransfer(cartKey: string) {
  const body = { cart_key: cartKey }
  return post<ChosenTransfer>('/api/order/transfer', body, { repeatable: true })
}

/** Requests the outcome of the payment; repeated, it settles once. */
export function confirmPayment(cartKey: string, intent: string) {
  const body = { cart_key: cartKey, payment_intent: intent }
  return post<Confirmation>('/api/order/stripe/confirm', body, { repeatable: true })
}

/** A card is charged by this: never sent again by itself. */
export function playCard(clientSecret: string, card: DemoCard) {
  return post<unknown>('/api/demo-payments/pay', { client_secret: clientSecret, card })
}

/** Sent twice it is one withdrawal. */
export function withdraw(orderKey: string) {
  return post<{ message: string }>('/api/order/withdraw', { order_key: orderKey })
}

/** One that waits already is refused: sent twice it is one. */
export function sendProof(orderKey: string, proof: { until: string; file: string }) {
  return post<{ message: string }>('/api/order/proof', { order_key: orderKey, ...proof })
}

export function fetchOrder(orderKey: string) {
  return callShop<OrderAnswer>('/api/order/status', { query: { order_key: orderKey } })
}

function post<Answer>(path: string, body: object, call: ShopCall = {}): Promise<Answer> {
  return callShop<Answer>(path, { ...call, method: 'POST', body })
}
