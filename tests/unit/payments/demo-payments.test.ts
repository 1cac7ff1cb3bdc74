import { expect, test } from 'vitest'
import { createPaymentProvider } from '@/payments/create-payment-provider'
import { IdempotencyKeyReused } from '@/payments/payment-errors'
import { type DemoCard, payDemoIntent } from '@/payments/pay-demo-intent'
import { emptyDemoStore } from './demo-store-in-memory'
import { aPaymentRequest } from './payment-request'

const NO_KEYS = { secretKey: null, publishableKey: null, webhookSecret: null, apiBase: null }

test.each([
  ['no key', NO_KEYS],
  ['a secret key alone', { ...NO_KEYS, secretKey: 'sk_test_1' }],
  ['a publishable key alone', { ...NO_KEYS, publishableKey: 'pk_test_1' }],
])('%s makes it the demo', (_, settings) => {
  expect(createPaymentProvider(settings, emptyDemoStore()).name).toBe('demo')
})

test('a demo intent waits for a card and has a secret nobody can guess', async () => {
  const { intent } = await aDemoIntent()

  expect(intent).toEqual({
    id: expect.stringMatching(/^pi_demo_[0-9a-f]{24}$/),
    clientSecret: expect.stringMatching(/^pi_demo_[0-9a-f]{24}_secret_[\w-]{32}$/),
    amount: 16065,
    amountReceived: 0,
    amountRefunded: 0,
    currency: 'EUR',
    orderId: '17',
    revision: 3,
    status: 'requires_payment_method',
    charge: null,
    declineMessage: null,
  })
})

test('the same key and request twice is one demo intent', async () => {
  const { provider, intent } = await aDemoIntent()

  expect(await provider.createIntent(aPaymentRequest())).toEqual(intent)
})

test('a key that stands for another amount is refused', async () => {
  const { provider } = await aDemoIntent()

  await expect(provider.createIntent(aPaymentRequest({ amount: 100 }))).rejects.toThrow(
    IdempotencyKeyReused,
  )
})

test.each<[DemoCard[], string, number, string | null]>([
  [['accepted'], 'succeeded', 16065, null],
  [['declined'], 'requires_payment_method', 0, 'Your bank said no and gave no reason.'],
  [['declined', 'accepted'], 'succeeded', 16065, null],
  [['needs_confirmation'], 'requires_action', 0, null],
  [['needs_confirmation', 'confirmed'], 'succeeded', 16065, null],
  [['needs_confirmation', 'accepted'], 'succeeded', 16065, null],
  [['confirmed'], 'requires_payment_method', 0, null],
  [['accepted', 'declined'], 'succeeded', 16065, null],
  [['accepted', 'accepted'], 'succeeded', 16065, null],
])('cards %j leave the intent %s', async (cards, status, amountReceived, declineMessage) => {
  const { provider, store, intent } = await aDemoIntent()
  const { clientSecret, id } = intent
  for (const card of cards) await payDemoIntent(store, { clientSecret, card })

  expect(await provider.retrieveIntent(id)).toEqual({
    ...intent,
    status,
    amountReceived,
    declineMessage,
  })
})

test('a demo payment answers the intent as it stands then', async () => {
  const { store, intent } = await aDemoIntent()
  const { clientSecret } = intent

  expect(await payDemoIntent(store, { clientSecret, card: 'accepted' })).toEqual({
    ...intent,
    status: 'succeeded',
    amountReceived: 16065,
  })
})

test('a cancelled demo intent takes no card', async () => {
  const { provider, store, intent } = await aDemoIntent()
  await provider.cancelIntent(intent.id)

  expect(
    await payDemoIntent(store, { clientSecret: intent.clientSecret, card: 'accepted' }),
  ).toMatchObject({ status: 'canceled', amountReceived: 0 })
})

test('a paid demo intent cannot be cancelled', async () => {
  const { provider, store, intent } = await aDemoIntent()
  await payDemoIntent(store, { clientSecret: intent.clientSecret, card: 'accepted' })

  expect(await provider.cancelIntent(intent.id)).toMatchObject({ status: 'succeeded' })
})

test('ids and secrets nobody made are unknown', async () => {
  const { provider, store, intent } = await aDemoIntent()

  expect(await provider.retrieveIntent('pi_demo_other')).toBe(null)
  expect(await provider.cancelIntent('pi_demo_other')).toBe(null)
  expect(await payDemoIntent(store, { clientSecret: intent.id, card: 'accepted' })).toBe(null)
})

test('the demo believes no webhook', async () => {
  const { provider } = await aDemoIntent()

  expect(provider.readWebhook('{}', 't=1,v1=00')).toEqual({ kind: 'refused', why: 'no_secret' })
})

async function aDemoIntent() {
  const store = emptyDemoStore()
  const provider = createPaymentProvider(NO_KEYS, store)
  return { store, provider, intent: await provider.createIntent(aPaymentRequest()) }
}
