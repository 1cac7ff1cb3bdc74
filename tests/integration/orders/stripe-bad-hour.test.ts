import { stripe } from '../../support/shop/stripe-environment'
import { afterAll, afterEach, expect, test } from 'vitest'
import { assertChargeable } from '@/operations/orders/checkout/check-out'
import type { Refusal } from '../../support/shop/browser'
import {
  aCart,
  aPurchase,
  checkOut,
  chooseCountry,
  confirm,
  createPayment,
  detailsFor,
} from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterEach(() => stripe.commands.clearFaults())
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

/** Stripe fails after its work, and repeats that failure under the same key for a day. */
function failAfterTheWork() {
  stripe.commands.fault({ how: '500', when: 'after', on: 'POST /v1/payment_intents' })
}

async function anOrder() {
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  const { body: order } = await checkOut(buyer, cart)
  return { buyer, cart, order }
}

test('a failure that Stripe repeats under its key is left behind: the next call has another key, and is paid', async () => {
  const { buyer, cart, order } = await anOrder()
  failAfterTheWork()
  const failed = await buyer.post<Refusal>('/api/order/stripe/create', { cart_key: cart.cart_key })
  const { status, body: payment } = await createPayment(buyer, cart)
  stripe.commands.pay(payment.payment_intent)

  expect([failed.status, failed.body.error.code]).toEqual([503, 'payment_provider_away'])
  expect(Number(failed.headers.get('retry-after'))).toBe(1)
  expect(status).toBe(200)
  expect((await confirm(buyer, cart, payment)).body.status).toBe('paid')
  expect(await requireOrder(shop, order)).toMatchObject({ state: 'paid', intentAttempt: 1 })
})

test('an hour of such failures counts on, and many calls after it share one intent', async () => {
  const { buyer, cart, order } = await anOrder()
  for (let failure = 0; failure < 2; failure++) {
    failAfterTheWork()
    await createPayment(buyer, cart)
  }
  const payments = await Promise.all(Array.from({ length: 10 }, () => createPayment(buyer, cart)))

  expect((await requireOrder(shop, order)).intentAttempt).toBe(2)
  expect(new Set(payments.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(payments.map(({ body }) => body.payment_intent)).size).toBe(1)
})

test('many calls at once that meet one such failure move on by one key', async () => {
  const { buyer, cart, order } = await anOrder()
  failAfterTheWork()
  await Promise.all(Array.from({ length: 10 }, () => createPayment(buyer, cart)))
  const { status } = await createPayment(buyer, cart)

  expect(status).toBe(200)
  expect((await requireOrder(shop, order)).intentAttempt).toBe(1)
})

async function setPrice(price: number) {
  await shop.payload.update({
    collection: 'styles',
    where: { 'typeface.slug': { equals: 'young-serif' } },
    data: { price },
    overrideAccess: true,
  })
}

test('a total of less than Stripe takes is refused at checkout in a sentence', async () => {
  await setPrice(40)
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer))
  const refused = await buyer.post<Refusal>('/api/order/checkout', detailsFor(cart))
  const { totalDocs } = await shop.payload.count({
    collection: 'orders',
    where: { total: { equals: cart.total } },
    overrideAccess: true,
  })

  expect([refused.status, refused.body.error]).toEqual([
    409,
    {
      code: 'total_too_small',
      message: 'A payment is 0.50\u00a0€ or more. Add something to your cart.',
    },
  ])
  expect(totalDocs).toBe(0)
})

test('so is one of more than Stripe takes, and of 0 nothing is asked', () => {
  const check = (total: number) => () => assertChargeable(shop.payload, { total, currency: 'EUR' })

  expect(check(100_000_000)).toThrow('A payment is 999\u2009999.99\u00a0€ or less.')
  expect(check(0)).not.toThrow()
})

test('an amount that Stripe refuses all the same is answered in a sentence', async () => {
  await setPrice(4500)
  const { buyer, cart, order } = await anOrder()
  await shop.payload.db.updateOne({
    collection: 'orders',
    where: { number: { equals: order.order_number } },
    data: { total: 20 },
  })
  const { cart_key } = cart
  const refused = await buyer.post<Refusal>('/api/order/stripe/create', { cart_key })

  expect([refused.status, refused.body.error.code]).toEqual([409, 'amount_refused'])
})

async function declinedFiveTimes() {
  const buyer = shop.visitor()
  const purchase = await aPurchase(buyer)
  const verdicts: number[] = []
  for (let card = 0; card < 5; card++) {
    stripe.commands.declineNext()
    stripe.commands.pay(purchase.payment.payment_intent)
    verdicts.push((await confirm(buyer, purchase.cart, purchase.payment)).status)
  }
  return { buyer, ...purchase, verdicts }
}

test('after five declines the intent is cancelled: who holds its secret tries no sixth card at Stripe', async () => {
  const { buyer, cart, order, payment, verdicts } = await declinedFiveTimes()
  const { status } = stripe.commands.pay(payment.payment_intent)
  const asked = await confirm(buyer, cart, payment)

  expect(verdicts).toEqual([200, 200, 200, 200, 200])
  expect(status).toBe('canceled')
  expect([asked.status, (await createPayment(buyer, cart)).status]).toEqual([429, 429])
  expect((await requireOrder(shop, order)).state).toBe('awaiting_payment')
})

test('once the hour is over the same order is paid by a new intent', async () => {
  const { buyer, cart, order, payment } = await declinedFiveTimes()
  await shop.payload.db.deleteMany({ collection: 'limits', where: {} })
  const { body: next } = await createPayment(buyer, cart)
  stripe.commands.pay(next.payment_intent)
  const { body } = await confirm(buyer, cart, next)

  expect(next.payment_intent).not.toBe(payment.payment_intent)
  expect([body.status, (await requireOrder(shop, order)).state]).toEqual(['paid', 'paid'])
})
