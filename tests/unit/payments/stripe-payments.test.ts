import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createPaymentProvider } from '@/payments/create-payment-provider'
import { IdempotencyKeyReused, PaymentProviderAway } from '@/payments/payment-errors'
import type { PaymentProvider } from '@/payments/payment-provider'
import { startStripeDouble } from '../../support/stripe/server/start-stripe-double'
import type { StripeDouble } from '../../support/stripe/server/start-stripe-double'
import { startTee } from '../../support/stripe/server/start-tee'
import type { StripeTee } from '../../support/stripe/server/start-tee'
import { emptyDemoStore } from './demo-store-in-memory'
import { aPaymentRequest } from './payment-request'

let double: StripeDouble
let tee: StripeTee
let provider: PaymentProvider
let count = 0

beforeAll(async () => {
  double = await startStripeDouble()
  tee = await startTee(double.base)
  provider = createPaymentProvider(
    {
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: tee.base,
    },
    emptyDemoStore(),
  )
})

afterEach(() => {
  double.commands.clearFaults()
  expect(tee.violations).toEqual([])
})

afterAll(async () => {
  await tee.stop()
  await double.stop()
})

test('both keys make it Stripe', () => {
  expect([provider.name, provider.publishableKey]).toEqual(['stripe', 'pk_test_1'])
})

test('an intent carries the order, its revision and nothing else of it', async () => {
  const intent = await provider.createIntent(aRequest({ orderId: '17', revision: 3 }))

  expect(intent).toEqual({
    id: expect.stringMatching(/^pi_\w+$/),
    clientSecret: expect.stringContaining(`${intent.id}_secret_`),
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
  expect(double.commands.intents().at(-1)?.metadata).toEqual({ order_id: '17', revision: '3' })
})

test('the same key and request twice is one intent', async () => {
  const request = aRequest()
  const intents = [await provider.createIntent(request), await provider.createIntent(request)]

  expect(intents[1]).toEqual(intents[0])
})

test('a key that stands for another amount is refused', async () => {
  const request = aRequest()
  await provider.createIntent(request)

  await expect(provider.createIntent({ ...request, amount: 100 })).rejects.toThrow(
    IdempotencyKeyReused,
  )
})

test('a paid intent says what was received', async () => {
  const { id } = await provider.createIntent(aRequest())
  double.commands.pay(id)

  expect(await provider.retrieveIntent(id)).toMatchObject({
    status: 'succeeded',
    amountReceived: 16065,
  })
})

test('a refunded intent says how much went back', async () => {
  const { id } = await provider.createIntent(aRequest())
  double.commands.pay(id)
  double.commands.refund(id, 1000)
  double.commands.refund(id, 65)

  expect(await provider.retrieveIntent(id)).toMatchObject({ amountRefunded: 1065 })
})

test('a declined card leaves the intent open with a sentence for the buyer', async () => {
  const { id } = await provider.createIntent(aRequest())
  double.commands.pay(id, 'pm_card_chargeDeclined')

  expect(await provider.retrieveIntent(id)).toMatchObject({
    status: 'requires_payment_method',
    declineMessage: 'Your bank said no and gave no reason.',
  })
})

test('a card whose bank asks its owner waits for the answer', async () => {
  const { id } = await provider.createIntent(aRequest())
  double.commands.pay(id, 'pm_card_authenticationRequired')

  expect(await provider.retrieveIntent(id)).toMatchObject({ status: 'requires_action' })
})

test('an intent nobody made is unknown', async () => {
  expect(await provider.retrieveIntent('pi_nobody')).toBe(null)
  expect(await provider.cancelIntent('pi_nobody')).toBe(null)
})

test.each(['', 'ch_1', 'pi_1/cancel', 'pi_../../refunds', 'pi_1?expand=x'])(
  '%j is no id of an intent and never asked for',
  async (id) => {
    expect(await provider.retrieveIntent(id)).toBe(null)
  },
)

test('an open intent can be cancelled, twice as well', async () => {
  const { id } = await provider.createIntent(aRequest())

  expect(await provider.cancelIntent(id)).toMatchObject({ status: 'canceled' })
  expect(await provider.cancelIntent(id)).toMatchObject({ status: 'canceled' })
})

test('cancelling what is paid already tells so', async () => {
  const { id } = await provider.createIntent(aRequest())
  double.commands.pay(id)

  expect(await provider.cancelIntent(id)).toMatchObject({ status: 'succeeded' })
})

test('an answer lost after the work was done is asked for again under the same key', async () => {
  double.commands.fault({ how: 'reset', when: 'after' })
  const intent = await provider.createIntent(aRequest({ orderId: 'lost' }))

  const made = double.commands.intents().filter(({ metadata }) => metadata.order_id === 'lost')
  expect(made.map(({ id }) => id)).toEqual([intent.id])
})

test('a provider that fails every time is away, and the next call goes through', async () => {
  const request = aRequest()
  double.commands.fault({ how: '500', times: 3 })

  await expect(provider.createIntent(request)).rejects.toThrow(PaymentProviderAway)
  expect(await provider.createIntent(request)).toMatchObject({ amount: 16065 })
})

test('a provider that wants fewer requests is away for as long as it says', async () => {
  double.commands.fault({ how: '429' })

  await expect(provider.retrieveIntent('pi_any')).rejects.toMatchObject({
    code: 'payment_provider_away',
    status: 503,
    retryAfterInSeconds: 2,
  })
})

test('a provider that never answers is away within twelve seconds', async () => {
  double.commands.fault({ how: 'timeout', times: 3 })
  const start = Date.now()

  await expect(provider.createIntent(aRequest())).rejects.toThrow(PaymentProviderAway)
  expect(Date.now() - start).toBeLessThan(12_000)
})

test('a wrong secret key is a mistake of ours, not an absence', async () => {
  const settings = { publishableKey: 'pk_test_1', webhookSecret: null, apiBase: double.base }
  const wrong = createPaymentProvider({ ...settings, secretKey: 'wrong' }, emptyDemoStore())

  await expect(wrong.retrieveIntent('pi_1')).rejects.toThrow('Invalid API Key provided.')
})

function aRequest(difference: Parameters<typeof aPaymentRequest>[0] = {}) {
  count += 1
  return aPaymentRequest({ idempotencyKey: `key-${count}`, ...difference })
}
