import { afterAll, expect, test } from 'vitest'
import { createPaymentProvider } from '@/payments/create-payment-provider'
import { startStripeDouble } from '../../support/stripe/server/start-stripe-double'
import { startTee } from '../../support/stripe/server/start-tee'
import { emptyDemoStore } from './demo-store-in-memory'
import { aPaymentRequest } from './payment-request'

const double = await startStripeDouble()
const tee = await startTee(double.base)
const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }
const provider = createPaymentProvider({ ...keys, apiBase: tee.base }, emptyDemoStore())

afterAll(async () => {
  await tee.stop()
  await double.stop()
})

test('what Stripe kept of a payment is known once the account’s balance has moved', async () => {
  double.commands.delayBalance()
  const { id } = await provider.createIntent(aPaymentRequest({ orderId: 'fee', amount: 10000 }))
  const unpaid = await provider.findFee(id)
  double.commands.pay(id)
  const early = await provider.findFee(id)
  double.commands.moveBalance()

  expect([unpaid, early, await provider.findFee(id)]).toEqual([
    null,
    null,
    { amount: 175, currency: 'EUR' },
  ])
  expect(await provider.findFee('pi_unknown')).toBeNull()
  expect(tee.violations).toEqual([])
})
