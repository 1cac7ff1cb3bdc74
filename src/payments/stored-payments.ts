import { createHash, randomBytes } from 'node:crypto'
import { pick } from '@/domain/own-value'
import { chargeLimits } from './charge-limits'
import { IdempotencyKeyReused, RefundIsRefused } from './payment-errors'
import type {
  Intent,
  IntentRequest,
  IntentStatus,
  PaymentProvider,
  ProviderRefund,
  RefundRequest,
} from './payment-provider'

type Kind = {
  name: 'demo' | 'transfer'
  /** What ids begin with, behind "pi_". */
  prefix: string
  /** Where money that goes back goes to. */
  goesBackTo: string
}

/** Payments that the shop keeps itself: Stripe's guarantees, without Stripe. */
export function createStoredPayments(store: IntentStore, kind: Kind): PaymentProvider {
  return {
    name: kind.name,
    publishableKey: null,
    chargeLimits,
    createIntent: (request) => createIntent(store, kind, request),
    retrieveIntent: (id) => retrieveIntent(store, id),
    cancelIntent: (id) => cancelIntent(store, id),
    chargeSavedCard: async ({ intent }) => {
      const paid = { status: 'succeeded', declineMessage: null } as const
      await store.change(intent, ['requires_payment_method', 'requires_action'], paid)
    },
    forgetCard: async () => undefined,
    findFee: async () => null,
    createRefund: (request) => createRefund(store, kind, request),
    listRefunds: (intent) => store.refundsOf(intent),
    listDisputes: async () => [],
    listEvents: async () => [],
    readWebhook: () => ({ kind: 'refused', why: 'no_secret' }),
  }
}

export function intentOfStored(intent: StoredIntent, amountRefunded = 0): Intent {
  const { id, amount, status } = intent
  const customer = intent.savesCardOf && (intent.savesCardOf.customer ?? id)
  return {
    ...pick(intent, ['id', 'clientSecret', 'amount', 'currency', 'orderId', 'revision', 'status']),
    amountReceived: status === 'succeeded' ? (intent.amountReceived ?? amount) : 0,
    amountRefunded,
    declineMessage: intent.declineMessage,
    charge: null,
    ...(customer && status === 'succeeded' && { savedCard: { customer, method: 'demo' } }),
  }
}

async function createIntent(store: IntentStore, { prefix }: Kind, request: IntentRequest) {
  const id = `pi_${prefix}_${randomBytes(12).toString('hex')}`
  const stored = await store.create({
    ...request,
    id,
    clientSecret: `${id}_secret_${randomBytes(24).toString('base64url')}`,
    status: 'requires_payment_method',
    declineMessage: null,
  })
  if (!isSameRequest(stored, request)) throw new IdempotencyKeyReused(request.idempotencyKey)

  return intentOfStored(stored)
}

async function retrieveIntent(store: IntentStore, id: string): Promise<Intent | null> {
  const intent = await store.find(id)
  if (!intent) return null
  const refunds = intent.status === 'succeeded' ? await store.refundsOf(id) : []
  return intentOfStored(
    intent,
    refunds.reduce((sum, { amount }) => sum + amount, 0),
  )
}

async function cancelIntent(store: IntentStore, id: string): Promise<Intent | null> {
  const to = { status: 'canceled', declineMessage: null } as const
  await store.change(id, ['requires_payment_method', 'requires_action'], to)
  return retrieveIntent(store, id)
}

function isSameRequest(stored: StoredIntent, request: IntentRequest): boolean {
  const { orderId, revision, amount, currency } = request
  return (
    stored.orderId === orderId &&
    stored.revision === revision &&
    stored.amount === amount &&
    stored.currency === currency
  )
}

/** It counts as given back at once, and is never more than came. */
async function createRefund(
  store: IntentStore,
  { prefix, goesBackTo }: Kind,
  { intent: id, amount, refundKey }: RefundRequest,
): Promise<ProviderRefund> {
  const known = await store.refundsOf(id)
  const same = known.find((refund) => refund.refundKey === refundKey)
  if (same) return same

  const intent = await retrieveIntent(store, id)
  const left = (intent?.amountReceived ?? 0) - (intent?.amountRefunded ?? 0)
  if (intent?.status !== 'succeeded' || amount > left) {
    throw new RefundIsRefused('So much of this payment is not left.')
  }
  return store.addRefund(id, {
    id: `re_${prefix}_${createHash('sha256').update(refundKey).digest('hex').slice(0, 24)}`,
    amount,
    status: 'succeeded',
    refundKey,
    card: goesBackTo,
    failure: null,
    createdAt: new Date().toISOString(),
  })
}

export type StoredIntent = IntentRequest & {
  id: string
  clientSecret: string
  status: IntentStatus
  declineMessage: string | null
  /** Of a transfer what came; absent: all of it. */
  amountReceived?: number
}

export type StoredIntentChange = Pick<StoredIntent, 'status' | 'declineMessage' | 'amountReceived'>

/** The intents that the shop keeps itself; one row an idempotency key. */
export type IntentStore = {
  find(id: string): Promise<StoredIntent | null>
  findBySecret(clientSecret: string): Promise<StoredIntent | null>
  /** Inserts an intent once per idempotency key and returns the first one, also when two come at once. */
  create(intent: StoredIntent): Promise<StoredIntent>
  /** One guarded write: false when the intent was in none of the states `from`. */
  change(id: string, from: readonly IntentStatus[], to: StoredIntentChange): Promise<boolean>
  /** The oldest first. */
  refundsOf(intent: string): Promise<ProviderRefund[]>
  /** Inserts a refund once per id and returns the first one. */
  addRefund(intent: string, refund: ProviderRefund): Promise<ProviderRefund>
}

/**
 * Money by bank transfer: its intent waits until staff write down what came, and a refund is what they write down as sent back.
 * In a shop of play money it says so by its id, for orders outlive the keys that are set.
 */
export function createTransferPayments(store: IntentStore, { isDemo }: { isDemo: boolean }) {
  return createStoredPayments(store, {
    name: 'transfer',
    prefix: isDemo ? 'transfer_demo' : 'transfer',
    goesBackTo: 'the account it came from',
  })
}

/** An intent that came to be received: the amount is what staff saw on the account. */
export async function receiveTransfer(
  store: IntentStore,
  { intent, amount }: { intent: string; amount: number },
): Promise<boolean> {
  const to = { status: 'succeeded', declineMessage: null, amountReceived: amount } as const
  return store.change(intent, ['requires_payment_method', 'canceled'], to)
}
