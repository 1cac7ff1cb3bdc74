import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createPaymentProvider } from '@/payments/create-payment-provider'
import { RefundIsRefused } from '@/payments/payment-errors'
import type { PaymentProvider } from '@/payments/payment-provider'
import {
  startStripeDouble,
  type StripeDouble,
} from '../../support/stripe/server/start-stripe-double'
import { startTee, type StripeTee } from '../../support/stripe/server/start-tee'
import { emptyDemoStore } from './demo-store-in-memory'
import { aPaymentRequest } from './payment-request'

let double: StripeDouble
let tee: StripeTee
let provider: PaymentProvider
let count = 0

beforeAll(async () => {
  double = await startStripeDouble()
  tee = await startTee(double.base)
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }
  provider = createPaymentProvider({ ...keys, apiBase: tee.base }, emptyDemoStore())
})

/** What we ask of refunds, disputes and events, the published API takes. */
afterEach(() => expect(tee.violations).toEqual([]))

afterAll(async () => {
  await tee.stop()
  await double.stop()
})

test('a part goes back once for its key, and is listed with the card and the key it was asked with', async () => {
  const intent = await aPaidIntent()
  const request = aRefund(intent, 1000)
  const refunds = [await provider.createRefund(request), await provider.createRefund(request)]
  const listed = await provider.listRefunds(intent)

  expect(refunds[0]).toMatchObject({ amount: 1000, status: 'succeeded', card: expect.any(String) })
  expect(refunds[1]).toEqual(refunds[0])
  expect(listed).toEqual([refunds[0]])
  expect(listed[0]?.refundKey).toBe(request.refundKey)
})

test('more than is left is refused for good, in a sentence', async () => {
  const intent = await aPaidIntent()
  await provider.createRefund(aRefund(intent, 16000))

  await expect(provider.createRefund(aRefund(intent, 66))).rejects.toThrow(RefundIsRefused)
})

test('a refund that the bank takes its time over is pending, and may fail with a reason', async () => {
  const intent = await aPaidIntent()
  double.commands.slowRefund()
  const { id, status } = await provider.createRefund(aRefund(intent, 500))
  double.commands.failRefund(id)

  expect(status).toBe('pending')
  expect(await provider.listRefunds(intent)).toMatchObject([
    { id, status: 'failed', failure: 'The card has expired or was cancelled.' },
  ])
})

test('a dispute is listed as it stands', async () => {
  const intent = await aPaidIntent()
  const { id } = double.commands.openDispute(intent)
  const [open] = await provider.listDisputes(intent)
  double.commands.closeDispute(id, 'lost')
  const [lost] = await provider.listDisputes(intent)

  expect(open).toMatchObject({ id, amount: 16065, status: 'open', reason: 'fraudulent' })
  expect(lost).toEqual({ ...open, status: 'lost' })
})

test.each([
  ['warning_needs_response', 'asked'],
  ['warning_under_review', 'asked'],
  ['warning_closed', 'answered'],
  ['prevented', 'answered'],
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['appeal_needs_response', 'lost'],
  ['appeal_under_review', 'lost'],
] as const)('a dispute that Stripe calls %s is %s here', async (named, status) => {
  const intent = await aPaidIntent()
  double.commands.moveDispute(double.commands.openDispute(intent).id, named)

  expect(await provider.listDisputes(intent)).toMatchObject([{ status }])
})

test('events about refunds and disputes can be asked for again, the oldest first, each with its payment', async () => {
  const since = new Date(Date.now() - 1000)
  const intent = await aPaidIntent()
  await provider.createRefund(aRefund(intent, 500))
  double.commands.openDispute(intent)
  const events = (await provider.listEvents(since)).filter((event) => event.intent === intent)
  const types = events.map(({ type }) => type)

  expect(types).toContain('charge.refunded')
  expect(types.indexOf('charge.dispute.created')).toBeGreaterThan(types.indexOf('charge.refunded'))
  expect(types).not.toContain('payment_intent.succeeded')
})

test('of a payment that is unknown here there are no refunds and no disputes', async () => {
  expect(await provider.listRefunds('pi_nobody')).toEqual([])
  expect(await provider.listDisputes('pi_nobody')).toEqual([])
})

async function aPaidIntent(): Promise<string> {
  count += 1
  const { id } = await provider.createIntent(aPaymentRequest({ idempotencyKey: `paid-${count}` }))
  double.commands.pay(id)
  return id
}

function aRefund(intent: string, amount: number) {
  count += 1
  const key = { refundKey: `row-${count}`, idempotencyKey: `refund:row-${count}` }
  return { intent, orderId: '17', amount, currency: 'EUR', ...key }
}
