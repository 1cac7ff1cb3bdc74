import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPaymentProvider } from '@/payments/create-payment-provider'
import type { PaymentProvider } from '@/payments/payment-provider'
import { startStripeDouble } from '../../support/stripe/server/start-stripe-double'
import type { StripeDouble } from '../../support/stripe/server/start-stripe-double'
import { emptyDemoStore } from './demo-store-in-memory'
import { aPaymentRequest } from './payment-request'

const SECRET = 'whsec_shop'

let double: StripeDouble
let provider: PaymentProvider
let read: string[] = []
let refuse = 0
const shop = createServer(async (request, response) => {
  const signature = request.headers['stripe-signature']
  const reading = provider.readWebhook(await text(request), String(signature))
  if (refuse > 0) {
    refuse -= 1
    response.writeHead(500).end()
    return
  }
  read.push(reading.kind === 'event' ? reading.type : reading.why)
  response.writeHead(reading.kind === 'event' ? 200 : 400).end()
})

beforeAll(() => new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready)))

beforeEach(async () => {
  read = []
  double = await startStripeDouble()
  const { port } = shop.address() as AddressInfo
  double.deliverWebhooks(`http://127.0.0.1:${port}/`, SECRET)
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: SECRET }
  provider = createPaymentProvider({ ...keys, apiBase: double.base }, emptyDemoStore())
})

afterEach(() => double.stop())
afterAll(() => new Promise((closed) => shop.close(closed)))

const SUCCEEDED = { type: 'payment_intent.succeeded' }

test('what happens to a payment is told', async () => {
  const id = await aPaidIntent()
  double.commands.refund(id)
  const dispute = double.commands.openDispute(await aPaidIntent())
  double.commands.closeDispute(dispute.id, 'lost')
  await double.commands.webhooksSettled()

  expect(new Set(read)).toEqual(
    new Set([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ]),
  )
})

test('what the shop could not take is sent again until it can', async () => {
  double.commands.holdWebhooks()
  await aPaidIntent()
  refuse = 2
  await double.commands.releaseWebhooks()

  const first = double.commands.deliveries().filter(({ type }) => type.endsWith('.created'))
  expect(first.map(({ attempt, status }) => [attempt, status])).toEqual([
    [1, 500],
    [2, 500],
    [3, 200],
  ])
})

test('events may come in copies', async () => {
  double.commands.webhook({ ...SUCCEEDED, copies: 3 })
  await aPaidIntent()
  await double.commands.webhooksSettled()

  expect(read.filter((type) => type === SUCCEEDED.type)).toHaveLength(3)
})

test('events may be lost, and sent by hand later', async () => {
  double.commands.webhook({ ...SUCCEEDED, lose: true })
  await aPaidIntent()
  await double.commands.webhooksSettled()
  const lost = read.filter((type) => type === SUCCEEDED.type)
  const event = double.commands.events().find(({ type }) => type === SUCCEEDED.type)
  await double.commands.redeliver(event?.id ?? '')

  expect([lost, read.at(-1)]).toEqual([[], SUCCEEDED.type])
})

test('events may come in the wrong order', async () => {
  double.commands.holdWebhooks()
  await aPaidIntent()
  await double.commands.releaseWebhooks({ reversed: true })

  expect(read).toEqual(['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created'])
})

test.each([
  [{ wrongSignature: true }, 'wrong_signature'],
  [{ ageInSeconds: 400 }, 'wrong_time'],
  [{ ageInSeconds: -400 }, 'wrong_time'],
])('events may come signed like %j, and rightly the next time', async (mishap, why) => {
  double.commands.holdWebhooks()
  double.commands.webhook({ ...mishap, ...SUCCEEDED })
  await aPaidIntent()
  await double.commands.releaseWebhooks({ reversed: true })

  expect(read.slice(0, 2)).toEqual([why, SUCCEEDED.type])
})

async function aPaidIntent(): Promise<string> {
  const { id } = await provider.createIntent(
    aPaymentRequest({ idempotencyKey: `${Math.random()}` }),
  )
  double.commands.pay(id)
  return id
}
