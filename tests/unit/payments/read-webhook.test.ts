import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { readWebhook } from '@/payments/read-webhook'
import type { WebhookRequest } from '@/payments/read-webhook'
import { signWebhook } from '../../support/stripe/sign-webhook'

const NOW = new Date('2026-11-21T12:00:00Z')
const SECONDS = NOW.getTime() / 1000
const SECRET = 'whsec_1'

const BODY = JSON.stringify({
  id: 'evt_1',
  type: 'payment_intent.succeeded',
  data: { object: { id: 'pi_1', object: 'payment_intent' } },
})

const READ = {
  kind: 'event',
  id: 'evt_1',
  type: 'payment_intent.succeeded',
  intent: 'pi_1',
  isOtherMode: false,
}

test('a signed event tells its id, its type and its intent', () => {
  expect(read({})).toEqual(READ)
})

test("a header of the provider's own maker is taken", () => {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: BODY,
    secret: SECRET,
    timestamp: SECONDS,
  })
  expect(read({ signature })).toEqual(READ)
})

test('bytes are read like text', () => {
  expect(read({ rawBody: new TextEncoder().encode(BODY) })).toEqual(READ)
})

test('one of several signatures is enough while a secret is changed', () => {
  const signature = `${signWebhook(BODY, 'whsec_old', SECONDS)},${signedPart(SECRET)}`
  expect(read({ signature })).toEqual(READ)
})

test.each<[string, Partial<WebhookRequest>, string]>([
  ['an empty secret', { secret: '', signature: signWebhook(BODY, '', SECONDS) }, 'no_secret'],
  ['a blank secret', { secret: ' ', signature: signWebhook(BODY, ' ', SECONDS) }, 'no_secret'],
  ['a missing signature', { signature: null }, 'no_signature'],
  ['an empty signature', { signature: '' }, 'no_signature'],
  ['no signature at all', { signature: 'nonsense' }, 'wrong_signature'],
  ['another secret', { signature: signWebhook(BODY, 'whsec_2', SECONDS) }, 'wrong_signature'],
  ['a body changed by one byte', { rawBody: `${BODY} ` }, 'wrong_signature'],
  [
    'a body written anew',
    { rawBody: JSON.stringify(JSON.parse(BODY), null, 2) },
    'wrong_signature',
  ],
  ['another time than was signed', { signature: shifted(1) }, 'wrong_signature'],
  ['301 seconds of age', { signature: signWebhook(BODY, SECRET, SECONDS - 301) }, 'wrong_time'],
  ['301 seconds ahead', { signature: signWebhook(BODY, SECRET, SECONDS + 301) }, 'wrong_time'],
  ['words that are no JSON', signed('no JSON'), 'malformed'],
  ['a bare null', signed('null'), 'malformed'],
  ['an event without a type', signed('{"id":"evt_1"}'), 'malformed'],
  ['an empty body', signed(''), 'wrong_signature'],
])('%s is refused', (_, difference, why) => {
  expect(read(difference)).toEqual({ kind: 'refused', why })
})

test.each([299, -299])('%i seconds of age are near enough', (age) => {
  expect(read({ signature: signWebhook(BODY, SECRET, SECONDS - age) })).toEqual(READ)
})

test.each([
  ['charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: 'pi_2' }, 'pi_2'],
  ['charge.dispute.created', { id: 'dp_1', object: 'dispute', payment_intent: 'pi_2' }, 'pi_2'],
  ['refund.updated', { id: 're_1', object: 'refund', payment_intent: 'pi_2' }, 'pi_2'],
  ['customer.created', { id: 'cus_1', object: 'customer' }, null],
])('%s names the intent it is about', (type, object, intent) => {
  const body = JSON.stringify({ id: 'evt_2', type, data: { object } })
  expect(read(signed(body))).toEqual({ ...READ, id: 'evt_2', type, intent })
})

test.each([
  [true, true, false],
  [true, false, true],
  [false, true, true],
  [false, false, false],
  [null, true, false],
])(
  'with keys that are live: %s, an event that is live: %s is of the other mode: %s',
  (isLive, livemode, isOtherMode) => {
    const body = JSON.stringify({ ...JSON.parse(BODY), livemode })
    expect(read({ ...signed(body), isLive })).toEqual({ ...READ, isOtherMode })
  },
)

function read(difference: Partial<WebhookRequest>) {
  const signature = signWebhook(BODY, SECRET, SECONDS)
  return readWebhook({ rawBody: BODY, signature, secret: SECRET, now: NOW, ...difference })
}

function signed(rawBody: string): Partial<WebhookRequest> {
  return { rawBody, signature: signWebhook(rawBody, SECRET, SECONDS) }
}

function signedPart(secret: string): string {
  return signWebhook(BODY, secret, SECONDS).split(',')[1] ?? ''
}

function shifted(bySeconds: number): string {
  return `t=${SECONDS + bySeconds},${signedPart(SECRET)}`
}
