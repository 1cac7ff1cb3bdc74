import { expect, vi } from 'vitest'
import { processOpenEvents } from '@/operations/orders/payment/process-payment-events'
import { refundOrder } from '@/operations/orders/refunds/refund-order'
import type { RefundChoice } from '@/domain/order/refund/plan-refund'
import {
  aLine,
  checkOut,
  confirm,
  createPayment,
  type Details,
  type Payment,
  type Placed,
} from '../shop/buyer'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { Browser } from '../shop/browser'
import { mailsTo } from '../mails/kept-mails'
import { requireOrder } from '../shop/delivered'
import { emptyOutbox, WAITING, type Shop } from '../shop/open-shop'
import { stripe } from '../shop/stripe-environment'

export type Sale = {
  id: string
  order: Placed
  buyer: Browser
  cart: PricedCart
  payment: Payment
  email: string
  intent: string
}

/** Ordered, and not paid: a line of each typeface. */
export async function anOrder(
  shop: Shop,
  email: string,
  slugs = ['young-serif', 'instrument-serif'],
  details: Details = {},
): Promise<Sale> {
  const buyer = shop.visitor()
  const lines = await Promise.all(slugs.map((slug) => aLine(buyer, { slug })))
  const { body: cart } = await buyer.post<PricedCart>('/api/order', { lines })
  const { body: order } = await checkOut(buyer, cart, { ...details, email })
  const payment = await paymentOf(buyer, cart)
  const { id } = await requireOrder(shop, order)
  return { id, order, buyer, cart, payment, email, intent: payment.payment_intent }
}

/** Among many callers Stripe may not answer in time: the buyer is told so, and asks again. */
function paymentOf(buyer: Browser, cart: PricedCart): Promise<Payment> {
  return vi.waitFor(async () => {
    const { status, body } = await createPayment(buyer, cart)
    expect(status).toBe(200)
    return body
  }, WAITING)
}

/** The same, paid and delivered. */
export async function aSale(
  shop: Shop,
  email: string,
  slugs?: string[],
  details?: Details,
): Promise<Sale> {
  const sale = await anOrder(shop, email, slugs, details)
  stripe.commands.pay(sale.intent)
  const { body } = await confirm(sale.buyer, sale.cart, sale.payment)
  expect(body.status).toBe('paid')
  return sale
}

export const STAFF = { email: 'money@example.org', password: 'a password for tests alone' }

export async function aStaffMember({ payload }: Shop) {
  const data = STAFF
  const user = await payload.create({ collection: 'users', data, overrideAccess: true })
  return { id: user.id, email: STAFF.email }
}

type Asked = { key?: string; choice?: RefundChoice; licences?: 'kept' | 'revoked' }
let asked = 0

export function refundAs(
  shop: Shop,
  user: { id: string; email: string },
  { id }: Pick<Sale, 'id'>,
  { key = `key-${++asked}`, choice = { kind: 'whole' }, licences = 'kept' }: Asked = {},
) {
  const reason = 'They asked for it.'
  return refundOrder(shop.payload, { order: id, key, choice, licences, reason, user })
}

/** Every event that Stripe has sent so far is worked on when this ends. */
export async function eventsDone({ payload }: Shop): Promise<void> {
  await stripe.commands.webhooksSettled()
  await vi.waitFor(async () => {
    await processOpenEvents(payload)
    const where = { state: { equals: 'received' } }
    const { totalDocs } = await payload.count({
      collection: 'payment-events',
      where,
      overrideAccess: true,
    })
    expect(totalDocs).toBe(0)
  }, WAITING)
}

/** What stands in the books for one order. */
export async function booksOf(shop: Shop, { order, email }: Sale) {
  await emptyOutbox(shop.payload)
  const { id, state, refunded, dispute } = await requireOrder(shop, order)
  const all = { where: { order: { equals: id } }, depth: 0, limit: 100, overrideAccess: true }
  const refunds = await shop.payload.find({ collection: 'refunds', ...all, sort: 'createdAt' })
  const licences = await shop.payload.find({ collection: 'licences', ...all })
  const events = await shop.payload.find({ collection: 'order-events', ...all, sort: 'at' })
  const mails = await mailsTo(shop.dataDir, email)
  return {
    state,
    refunded: refunded ?? 0,
    dispute: (dispute as { outcome?: string } | null)?.outcome ?? null,
    refunds: refunds.docs.map((row) => `${row.amount} ${row.state} ${row.licences} by ${row.by}`),
    licences: licences.docs.map((licence) => licence.state),
    refundMails: mails.filter((mail) => /^Subject: .*back/im.test(mail)).length,
    events: events.docs
      .map(({ kind }) => kind ?? '')
      .filter((kind) => /refund|dispute|review|accepted|cancel|credit/.test(kind)),
  }
}

/** How many mails of each kind were written about an order and its refunds. */
export async function mailsAbout(shop: Shop, { id }: Sale): Promise<Record<string, number>> {
  await emptyOutbox(shop.payload)
  const all = { depth: 0, limit: 1000, overrideAccess: true }
  const where = { order: { equals: id } }
  const refunds = await shop.payload.find({ collection: 'refunds', where, ...all })
  const about = { in: [id, ...refunds.docs.map((row) => row.id)] }
  const { docs } = await shop.payload.find({ collection: 'mails', where: { about }, ...all })
  return Object.fromEntries(
    docs.map(({ kind }) => [kind, docs.filter((other) => other.kind === kind).length]),
  )
}

/** What Stripe says of the same payment. */
export function refundedAtStripe({ intent }: Sale): number {
  const charge = stripe.commands.charges().find((one) => one.payment_intent === intent)
  return charge?.amount_refunded ?? 0
}

export async function downloadsOf({ buyer, order }: Sale): Promise<string[]> {
  const { body } = await buyer.get<{ licences: { download_url: string }[] }>(
    `/api/order/status?order_key=${order.order_key}`,
  )
  return body.licences.map(({ download_url }) => download_url)
}
