import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripeDouble } from '../../support/stripe/server/start-stripe-double'
import type { StripeDouble } from '../../support/stripe/server/start-stripe-double'

let double: StripeDouble
let stripe: Stripe

beforeAll(async () => {
  double = await startStripeDouble()
  const { hostname: host, port } = new URL(double.base)
  stripe = new Stripe('sk_test_1', { host, port, protocol: 'http', maxNetworkRetries: 0 })
})

afterAll(() => double.stop())

const INTENT = {
  amount: 1000,
  currency: 'eur',
  automatic_payment_methods: { enabled: true },
} as const

const RETURN = { return_url: 'https://shop.example/' }

test('a key in flight is refused until its first request is answered', async () => {
  double.commands.fault({ how: 'slow', forMs: 300 })
  const options = { idempotencyKey: 'in-flight' }
  const first = stripe.paymentIntents.create(INTENT, options)
  await new Promise((passed) => setTimeout(passed, 100))

  await expect(stripe.paymentIntents.create(INTENT, options)).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  })
  expect((await stripe.paymentIntents.create(INTENT, { idempotencyKey: 'other' })).id).not.toBe(
    (await first).id,
  )
})

test('a crash after the work is what the key answers from then on', async () => {
  double.commands.fault({ how: '500', when: 'after' })
  const options = { idempotencyKey: 'crashed' }

  await expect(stripe.paymentIntents.create(INTENT, options)).rejects.toMatchObject({
    statusCode: 500,
  })
  await expect(stripe.paymentIntents.create(INTENT, options)).rejects.toMatchObject({
    statusCode: 500,
  })
})

test.each([
  ['amount 0', { amount: 0 }],
  ['less than may be charged', { amount: 49 }],
  ['an upper-case currency', { currency: 'EUR' }],
  ['an unknown currency', { currency: 'xyz' }],
  ['a part of a króna', { amount: 4550, currency: 'isk' }],
  ['a thousandth of a dinar', { amount: 5124, currency: 'kwd' }],
  ['metadata of 51 keys', { metadata: many(51) }],
  ['a metadata name of 41 letters', { metadata: { ['a'.repeat(41)]: 'x' } }],
  ['a metadata value of 501 letters', { metadata: { a: 'x'.repeat(501) } }],
  ['a broken e-mail address', { receipt_email: 'nobody' }],
  ['a name it does not know', { colour: 'red' }],
])('an intent with %s is refused', async (_, difference) => {
  await expect(stripe.paymentIntents.create({ ...INTENT, ...difference })).rejects.toMatchObject({
    statusCode: 400,
  })
})

test('an intent changes until it is paid, and not after', async () => {
  const { id } = await stripe.paymentIntents.create(INTENT)
  expect((await stripe.paymentIntents.update(id, { amount: 2000 })).amount).toBe(2000)
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', ...RETURN })

  const refused = { statusCode: 400, code: 'payment_intent_unexpected_state' }
  await expect(stripe.paymentIntents.update(id, { amount: 1 })).rejects.toMatchObject(refused)
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject(refused)
})

test('a declined card is answered 402 with its code', async () => {
  const { id } = await stripe.paymentIntents.create(INTENT)
  const payment_method = 'pm_card_chargeDeclinedInsufficientFunds'

  await expect(
    stripe.paymentIntents.confirm(id, { payment_method, ...RETURN }),
  ).rejects.toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'insufficient_funds',
  })
})

test.each([
  [true, 'succeeded', undefined],
  [false, 'requires_payment_method', 'payment_intent_authentication_failure'],
])('the bank is asked; passed is %s', async (passed, status, code) => {
  const { id } = await stripe.paymentIntents.create(INTENT)
  double.commands.pay(id, 'pm_card_authenticationRequired')
  double.commands.answerBank(id, passed)
  const intent = await stripe.paymentIntents.retrieve(id)

  expect([intent.status, intent.last_payment_error?.code]).toEqual([status, code])
})

test.each([
  ['accepted', 'succeeded'],
  ['declined', 'requires_payment_method'],
] as const)('a payment may take its time and end %s', async (end, status) => {
  const { id } = await stripe.paymentIntents.create(INTENT)
  double.commands.processNext()
  const before = double.commands.pay(id).status
  const after = double.commands.finishProcessing(id, end).status

  expect([before, after]).toEqual(['processing', status])
})

test('no more is refunded than was paid', async () => {
  const payment_intent = await aPaidIntent()
  await stripe.refunds.create({ payment_intent, amount: 400 })
  await expect(stripe.refunds.create({ payment_intent, amount: 601 })).rejects.toMatchObject({
    statusCode: 400,
  })
  await stripe.refunds.create({ payment_intent })

  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
})

test('lists run newest first, by pages', async () => {
  const ids = [await aPaidIntent(), await aPaidIntent(), await aPaidIntent()].reverse()
  const first = await stripe.paymentIntents.list({ limit: 2 })
  const second = await stripe.paymentIntents.list({ limit: 1, starting_after: ids[1] })

  expect([first.has_more, ...first.data.map(({ id }) => id), second.data[0]?.id]).toEqual([
    true,
    ...ids,
  ])
})

test('events are listed by type and time', async () => {
  const id = await aPaidIntent()
  const types = ['payment_intent.succeeded', 'payment_intent.canceled']
  const { data } = await stripe.events.list({ types, created: { gte: 1 }, limit: 1 })
  const future = await stripe.events.list({ created: { gt: 9_999_999_999 } })

  expect([data.map(({ data: { object } }) => object), future.data]).toEqual([
    [expect.objectContaining({ id, status: 'succeeded' })],
    [],
  ])
})

test('the publishable key opens one intent, to who holds its secret', async () => {
  const { id, client_secret } = await stripe.paymentIntents.create(INTENT)
  const ask = async (secret: string) => {
    const words = new URLSearchParams({ key: 'pk_test_1', client_secret: secret })
    return (await fetch(`${double.base}/v1/payment_intents/${id}?${words}`)).status
  }
  const list = await fetch(`${double.base}/v1/payment_intents?key=pk_test_1`)

  expect([await ask(client_secret ?? ''), await ask('other'), list.status]).toEqual([200, 404, 401])
})

async function aPaidIntent(): Promise<string> {
  const { id } = await stripe.paymentIntents.create(INTENT)
  double.commands.pay(id)
  return id
}

function many(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'x']))
}
