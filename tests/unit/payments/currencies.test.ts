import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CURRENCY_CODES, minorUnitsIn } from '@/domain/money/currencies'
import { formatAmount } from '@/domain/money/format-money'
import type { PaymentProvider } from '@/payments/payment-provider'
import { createStripePayments } from '@/payments/stripe/stripe-payments'
import { fromStripeAmount, toStripeAmount } from '@/payments/stripe/stripe-units'
import { startStripeDouble } from '../../support/stripe/server/start-stripe-double'
import type { StripeDouble } from '../../support/stripe/server/start-stripe-double'
import { statementAmount } from '../../support/stripe/world/currency-rules'
import { aPaymentRequest } from './payment-request'

let double: StripeDouble
let provider: PaymentProvider
let stripe: Stripe

beforeAll(async () => {
  double = await startStripeDouble()
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: null }
  provider = createStripePayments({ ...keys, apiBase: double.base })
  const { hostname: host, port } = new URL(double.base)
  stripe = new Stripe('sk_test_1', { host, port, protocol: 'http', maxNetworkRetries: 0 })
})

afterAll(() => double.stop())

test.each(CURRENCY_CODES)('4500 %s are shown, charged, refunded and read as 4500', async (code) => {
  const amount = 4500 * minorUnitsIn(code)
  const request = aPaymentRequest({ amount, currency: code, idempotencyKey: `order:${code}` })
  const { id } = await provider.createIntent(request)
  double.commands.pay(id)
  double.commands.refund(id, toStripeAmount(amount / 2, code))

  const [ours, theirs] = await Promise.all([
    provider.retrieveIntent(id),
    stripe.paymentIntents.retrieve(id),
  ])
  expect({
    shown: Number(formatAmount(amount, code).replace(/\u2009/g, '')),
    charged: statementAmount(theirs.amount_received, theirs.currency),
    read: [ours?.amount, ours?.amountReceived, ours?.currency],
    refunded: ours?.amountRefunded,
  }).toEqual({ shown: 4500, charged: 4500, read: [amount, amount, code], refunded: amount / 2 })
})

test.each([
  ['ISK', 45, 4500],
  ['UGX', 45, 4500],
  ['KWD', 512, 5120],
  ['RWF', 4500, 4500],
  ['MGA', 4500, 4500],
  ['HUF', 4500, 4500],
  ['EUR', 4501, 4501],
])('in %s %i of our units are %i of Stripe’s', (currency, ours, stripes) => {
  expect([toStripeAmount(ours, currency), fromStripeAmount(stripes, currency)]).toEqual([
    stripes,
    ours,
  ])
})
