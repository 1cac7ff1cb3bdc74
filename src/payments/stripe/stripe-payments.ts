import Stripe from 'stripe'
import { chargeLimits } from '../charge-limits'
import type {
  ChargeRequest,
  Intent,
  IntentRequest,
  PaymentProvider,
  ProviderEvent,
  ProviderFee,
  SavedCard,
} from '../payment-provider'
import { providerEvent, readWebhook } from '../read-webhook'
import TYPES from './event-types.json' with { type: 'json' }
import { requestStripe } from './request-stripe'
import { intentOf } from './stripe-intent'
import { createRefund, listDisputes, listRefunds } from './stripe-refunds'
import { fromStripeAmount, toStripeAmount } from './stripe-units'

type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string | null
  apiBase: string | null
}

const TIMEOUT_IN_MS = 10_000

const RETRIES = 2

const EXPAND = ['latest_charge']

export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = stripeAt(settings)

  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    chargeLimits,
    createIntent: (request) => createIntent(stripe, request),
    retrieveIntent: (id) => retrieveIntent(stripe, id),
    cancelIntent: (id) => cancelIntent(stripe, id),
    chargeSavedCard: (request) => chargeSavedCard(stripe, request),
    forgetCard: (card) => forgetCard(stripe, card),
    findFee: async (id) => (isIntentId(id) ? findFee(stripe, id) : null),
    createRefund: (request) => createRefund(stripe, request),
    listRefunds: async (id) => (isIntentId(id) ? listRefunds(stripe, id) : []),
    listDisputes: async (id) => (isIntentId(id) ? listDisputes(stripe, id) : []),
    listPaid: (since) => listPaid(stripe, since),
    listEvents: (since) => listEvents(stripe, { since, isLive: isLiveKey(settings.secretKey) }),
    readWebhook: (rawBody, signature) =>
      readWebhook({
        rawBody,
        signature,
        secret: settings.webhookSecret ?? '',
        isLive: isLiveKey(settings.secretKey),
      }),
  }
}

function stripeAt({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = new URL(apiBase || 'https://api.stripe.com')
  const protocol = base.protocol === 'http:' ? 'http' : 'https'

  return new Stripe(secretKey, {
    protocol,
    host: base.hostname,
    port: base.port || (protocol === 'http' ? 80 : 443),
    timeout: TIMEOUT_IN_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
}

/** The metadata are all that Stripe learns of the order: anyone with access to the account reads them. */
async function createIntent(stripe: Stripe, request: IntentRequest): Promise<Intent> {
  const { orderId, revision, amount, currency, email, description, idempotencyKey } = request
  const saving = await cardSaving(stripe, request)
  const result = await requestStripe(() =>
    stripe.paymentIntents.create(
      {
        amount: toStripeAmount(amount, currency),
        currency: currency.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        ...saving,
        receipt_email: email,
        description,
        metadata: { order_id: orderId, revision: String(revision) },
      },
      { idempotencyKey },
    ),
  )
  if (result.kind === 'ok') return intentOf(result.value)

  throw result.error
}

/** With this Stripe offers only what can be charged later, and says so beside its fields (docs.stripe.com/payments/save-during-payment). */
async function cardSaving(stripe: Stripe, { savesCardOf, email, idempotencyKey }: IntentRequest) {
  if (!savesCardOf) return {}
  const saving = { setup_future_usage: 'off_session' } as const
  if (savesCardOf.customer) return { ...saving, customer: savesCardOf.customer }
  const key = `${idempotencyKey}:customer`
  const made = await requestStripe(() =>
    stripe.customers.create({ email }, { idempotencyKey: key }),
  )
  if (made.kind === 'ok') return { ...saving, customer: made.value.id }

  throw made.error
}

async function chargeSavedCard(stripe: Stripe, request: ChargeRequest): Promise<void> {
  const { intent, card, returnUrl: return_url, idempotencyKey } = request
  const confirmation = { payment_method: card.method, off_session: true, return_url }
  try {
    // A card that is gone, or an intent that was paid meanwhile: the intent tells.
    await requestStripe(() =>
      stripe.paymentIntents.confirm(intent, confirmation, { idempotencyKey }),
    )
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
  }
}

/** With its customer every card of theirs goes (docs.stripe.com/api/customers/delete). */
async function forgetCard(stripe: Stripe, { customer }: SavedCard): Promise<void> {
  const result = await requestStripe(() => stripe.customers.del(customer))
  if (result.kind === 'wrong_state') throw result.error
}

async function retrieveIntent(stripe: Stripe, id: string): Promise<Intent | null> {
  if (!isIntentId(id)) return null

  const result = await requestStripe(() => stripe.paymentIntents.retrieve(id, { expand: EXPAND }))
  if (result.kind === 'ok') return intentOf(result.value)
  if (result.kind === 'unknown') return null

  throw result.error
}

async function cancelIntent(stripe: Stripe, id: string): Promise<Intent | null> {
  if (!isIntentId(id)) return null

  const result = await requestStripe(() => stripe.paymentIntents.cancel(id, { expand: EXPAND }))
  if (result.kind === 'ok') return intentOf(result.value)
  if (result.kind === 'unknown') return null

  // Paid, on its way to be paid, or cancelled before: the caller sees which.
  return retrieveIntent(stripe, id)
}

/** The id becomes part of a URL at Stripe, so nothing but an id may pass. */
function isIntentId(id: string): boolean {
  return /^pi_\w{1,250}$/.test(id)
}

/** Stripe's secret keys, and those restricted to some rights, name their mode. */
function isLiveKey(key: string): boolean | null {
  const mode = /^[rs]k_(live|test)_/.exec(key)?.[1]
  return mode === undefined ? null : mode === 'live'
}

const EXPAND_FEE = ['latest_charge.balance_transaction']

/**
 * What Stripe kept of a payment. It stands on the movement of the account's balance, which some ways to pay have hours later only
 * (docs.stripe.com/payments/payment-intents/asynchronous-capture). The fee of a dispute is a movement of its own, and not in it.
 */
async function findFee(stripe: Stripe, intent: string): Promise<ProviderFee | null> {
  const result = await requestStripe(() =>
    stripe.paymentIntents.retrieve(intent, { expand: EXPAND_FEE }),
  )
  if (result.kind === 'unknown') return null
  if (result.kind !== 'ok') throw result.error

  const charge = result.value.latest_charge
  const movement = charge !== null && typeof charge === 'object' ? charge.balance_transaction : null
  if (movement === null || typeof movement !== 'object') return null
  const { fee, currency } = movement
  return { amount: fromStripeAmount(fee, currency), currency: currency.toUpperCase() }
}

/** A page at a time, with its own time-out: a shop of years has many. */
async function listPaid(stripe: Stripe, since: Date): Promise<Intent[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const expand = EXPAND.map((field) => `data.${field}`)
  const paid: Intent[] = []
  for await (const intent of stripe.paymentIntents.list({ created, expand, limit: 100 })) {
    if (intent.amount_received > 0) paid.push(intentOf(intent))
  }
  return paid
}

const MOST = 1000

/** What happens to a payment after it was settled; what comes before is asked of the intent itself. */
async function listEvents(
  stripe: Stripe,
  { since, isLive }: { since: Date; isLive: boolean | null },
): Promise<ProviderEvent[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const result = await requestStripe(() =>
    stripe.events.list({ types: TYPES, created, limit: 100 }).autoPagingToArray({ limit: MOST }),
  )
  if (result.kind !== 'ok') throw result.error
  return result.value.toReversed().map((event) => providerEvent(event, isLive))
}
