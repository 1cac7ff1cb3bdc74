import { stripe } from '../../support/shop/stripe-environment'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { Refusal } from '../../support/shop/browser'
import { aCart, aPurchase, checkOut, confirm, createPayment } from '../../support/shop/buyer'
import { deliveredFor } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterEach(() => stripe.commands.clearFaults())
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

test.each(['500', '429', 'reset'] as const)(
  'while Stripe answers %s, a payment is told to come back, and then is the same one',
  async (how) => {
    const buyer = shop.visitor()
    const cart = await aCart(buyer)
    await checkOut(buyer, cart)
    const before = stripe.commands.intents().length
    stripe.commands.fault({ how, times: 3, on: 'POST /v1/payment_intents' })
    const away = await buyer.post<Refusal>('/api/order/stripe/create', { cart_key: cart.cart_key })
    stripe.commands.clearFaults()
    const back = await createPayment(buyer, cart)

    expect(away.status).toBe(503)
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(away.body.error.code).toBe('payment_provider_away')
    expect(back.status).toBe(200)
    expect(stripe.commands.intents().length).toBe(before + 1)
  },
)

test('an intent whose answer was lost is found again by its key', async () => {
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  await checkOut(buyer, cart)
  const before = stripe.commands.intents().length
  stripe.commands.fault({ how: 'reset', when: 'after', times: 3, on: 'POST /v1/payment_intents' })
  await buyer.post('/api/order/stripe/create', { cart_key: cart.cart_key })
  const { status } = await createPayment(buyer, cart)

  expect(status).toBe(200)
  expect(stripe.commands.intents().length).toBe(before + 1)
})

test('who waits for a Stripe that says nothing is told so within twelve seconds', async () => {
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  await checkOut(buyer, cart)
  stripe.commands.fault({ how: 'timeout', times: 3, on: 'POST /v1/payment_intents' })
  const startedAt = performance.now()
  const { status } = await buyer.post('/api/order/stripe/create', { cart_key: cart.cart_key })

  expect(status).toBe(503)
  expect(performance.now() - startedAt).toBeLessThan(12_000)
})

test('a return while Stripe is away delivers nothing, and the next one does', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer)
  stripe.commands.pay(payment.payment_intent)
  stripe.commands.fault({ how: '500', times: 3, on: 'GET /v1/payment_intents' })
  const away = await confirm(buyer, cart, payment)
  expect(away.status).toBe(503)
  expect(await deliveredFor(shop, order)).toMatchObject({ state: 'awaiting_payment', licences: 0 })

  const back = await confirm(buyer, cart, payment)
  expect(back.body.status).toBe('paid')
})

test('a declined card keeps the order waiting, and the next card pays it', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer)
  stripe.commands.declineNext('insufficient_funds')
  stripe.commands.pay(payment.payment_intent)
  const declined = await confirm(buyer, cart, payment)
  stripe.commands.pay(payment.payment_intent)
  const accepted = await confirm(buyer, cart, payment)

  expect(declined.body).toEqual({
    status: 'failed',
    message: 'Your bank said there is not enough money in the account.',
  })
  expect(accepted.body).toMatchObject({ status: 'paid', order_key: order.order_key })
})

test('money on its way freezes the cart, and is delivered when it comes', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer)
  stripe.commands.processNext()
  stripe.commands.pay(payment.payment_intent)
  const { cart_key } = cart
  const waiting = await confirm(buyer, cart, payment)
  const change = { cart_key, country: 'FR' }
  const frozen = await buyer.post<Refusal>('/api/order/country', change)
  stripe.commands.finishProcessing(payment.payment_intent)
  const paid = await confirm(buyer, cart, payment)

  expect(waiting.body.status).toBe('processing')
  expect(frozen).toMatchObject({ status: 409, body: { error: { code: 'cart_paid' } } })
  expect(paid.body.status).toBe('paid')
  expect(await deliveredFor(shop, order)).toMatchObject({ state: 'paid', licences: 1 })
})
