import { randomBytes } from 'node:crypto'
import { chargeLimits } from './charge-limits'
import type { DemoIntent, DemoIntentStore } from './demo-intent-store'
import { IdempotencyKeyReused } from './payment-errors'
import type { Intent, IntentRequest, PaymentProvider } from './payment-provider'

/** Replaces Stripe where no keys are set: the same guarantees, and nothing is charged. */
export function createDemoPayments(store: DemoIntentStore): PaymentProvider {
  return {
    name: 'demo',
    publishableKey: null,
    chargeLimits,
    createIntent: (request) => createIntent(store, request),
    retrieveIntent: (id) => retrieveIntent(store, id),
    cancelIntent: (id) => cancelIntent(store, id),
    readWebhook: () => ({ kind: 'refused', why: 'no_secret' }),
  }
}

export function intentOfDemo(intent: DemoIntent): Intent {
  const { id, clientSecret, amount, currency, orderId, revision, status, declineMessage } = intent
  const amountReceived = status === 'succeeded' ? amount : 0

  return {
    ...{ id, clientSecret, amount, amountReceived, amountRefunded: 0 },
    ...{ currency, orderId, revision, status, declineMessage, charge: null },
  }
}

async function createIntent(store: DemoIntentStore, request: IntentRequest): Promise<Intent> {
  const id = `pi_demo_${randomBytes(12).toString('hex')}`
  const stored = await store.create({
    ...request,
    id,
    clientSecret: `${id}_secret_${randomBytes(24).toString('base64url')}`,
    status: 'requires_payment_method',
    declineMessage: null,
  })
  if (!isSameRequest(stored, request)) throw new IdempotencyKeyReused(request.idempotencyKey)

  return intentOfDemo(stored)
}

async function retrieveIntent(store: DemoIntentStore, id: string): Promise<Intent | null> {
  const intent = await store.find(id)
  return intent && intentOfDemo(intent)
}

async function cancelIntent(store: DemoIntentStore, id: string): Promise<Intent | null> {
  const to = { status: 'canceled', declineMessage: null } as const
  await store.change(id, ['requires_payment_method', 'requires_action'], to)
  return retrieveIntent(store, id)
}

function isSameRequest(stored: DemoIntent, request: IntentRequest): boolean {
  const { orderId, revision, amount, currency } = request
  return (
    stored.orderId === orderId &&
    stored.revision === revision &&
    stored.amount === amount &&
    stored.currency === currency
  )
}
