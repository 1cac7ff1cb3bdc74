import type { CountryAnswer } from '@/domain/cart/priced-cart'
import type { OrderAnswer } from '@/domain/order/order-answer'
import { callShop } from '@/storefront/shell/call-shop'
import type { checkoutBodyOf } from './details'

export type PlacedOrder = {
  order_number: string
  order_key: string
  order_url: string
  state: 'awaiting_payment' | 'paid'
  total: number
  currency: string
}

export type PaymentIntent = {
  payment_intent: string
  client_secret: string
  publishable_key: string | null
  provider: 'stripe' | 'demo'
  amount: number
  currency: string
}

export type PaymentVerdict = {
  status: 'paid' | 'processing' | 'requires_action' | 'failed'
  order_url?: string
  message?: string
}

/** The cards of the demo shop. */
export type DemoCard = 'accepted' | 'declined' | 'needs_confirmation' | 'confirmed'

export function setCountry(cartKey: string, country: string, vatId: string) {
  const vat = vatId.trim() ? { vat_id: vatId } : {}
  return post<CountryAnswer>('/api/order/country', { cart_key: cartKey, country, ...vat })
}

export function checkOut(body: ReturnType<typeof checkoutBodyOf>) {
  return post<PlacedOrder>('/api/order/checkout', body)
}

export function createIntent(cartKey: string) {
  return post<PaymentIntent>('/api/order/stripe/create', { cart_key: cartKey })
}

export function confirmPayment(cartKey: string, intent: string) {
  const body = { cart_key: cartKey, payment_intent: intent }
  return post<PaymentVerdict>('/api/order/stripe/confirm', body)
}

export function playCard(clientSecret: string, card: DemoCard) {
  return post<unknown>('/api/demo-payments/pay', { client_secret: clientSecret, card })
}

export function fetchOrder(orderKey: string) {
  return callShop<OrderAnswer>('/api/order/status', { query: { order_key: orderKey } })
}

function post<Answer>(address: string, body: object): Promise<Answer> {
  return callShop<Answer>(address, { method: 'POST', body })
}
