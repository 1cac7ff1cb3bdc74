import type { ChargeLimits } from './charge-limits'

export type IntentStatus =
  'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'

/** One attempt to take the money of one order. Amounts are minor units, the currency upper case. */
export type Intent = {
  id: string
  clientSecret: string
  amount: number
  amountReceived: number
  /** What went back to the buyer of what was received, all refunds together. */
  amountRefunded: number
  currency: string
  /** null: an intent of the same account that no order of this shop made. */
  orderId: string | null
  revision: number | null
  status: IntentStatus
  /** The last attempt to charge it: another one has another id. */
  charge: string | null
  /** Why the last attempt failed, in a sentence for the buyer. */
  declineMessage: string | null
  /** Names the attempt that failed last, where the provider does. */
  declinedAttempt?: string
  /** The card it was paid with, where it is kept to be charged again. */
  savedCard?: SavedCard
}

export type SavedCard = { customer: string; method: string }

/** What the provider kept of a payment, in minor units of the currency it is paid out in. */
export type ProviderFee = { amount: number; currency: string }

export type IntentRequest = {
  orderId: string
  revision: number
  amount: number
  currency: string
  email: string
  description: string
  /** The card is kept for renewals: of this customer, or of a new one. */
  savesCardOf?: { customer: string | null }
  /** The same key and request answer the same intent, however often they are sent. */
  idempotencyKey: string
}

/** One attempt to charge a card while its owner is away. */
export type ChargeRequest = {
  intent: string
  card: SavedCard
  /** Where a bank's page would lead back to. */
  returnUrl: string
  idempotencyKey: string
}

/** `intent`: id of the intent the event is about; retrieve it, for its state in the event may be old. `isOtherMode`: live in a shop with test keys, or the reverse. */
export type WebhookReading =
  ({ kind: 'event' } & ProviderEvent) | { kind: 'refused'; why: WebhookRefusal }

export type WebhookRefusal =
  'no_secret' | 'no_signature' | 'wrong_signature' | 'wrong_time' | 'malformed'

export type PaymentProvider = {
  name: 'stripe' | 'demo' | 'transfer'
  publishableKey: string | null
  chargeLimits(currency: string): ChargeLimits
  createIntent(request: IntentRequest): Promise<Intent>
  /** null: unknown here. */
  retrieveIntent(id: string): Promise<Intent | null>
  /** The intent tells what became of it. A bank that wants to hear from the card's owner counts as a refusal. */
  chargeSavedCard(request: ChargeRequest): Promise<void>
  /** It can be charged no more. Repeated, or unknown here, nothing is left to forget. */
  forgetCard(card: SavedCard): Promise<void>
  /** Returns the intent as it is then: `canceled`, or what the money already made of it. */
  cancelIntent(id: string): Promise<Intent | null>
  /** null: there is none, or it is not known yet. */
  findFee(intent: string): Promise<ProviderFee | null>
  /** Throws `RefundIsRefused` where it can never be made. */
  createRefund(request: RefundRequest): Promise<ProviderRefund>
  /** Every refund of an intent, the oldest first; none of an intent that is unknown here. */
  listRefunds(intent: string): Promise<ProviderRefund[]>
  listDisputes(intent: string): Promise<ProviderDispute[]>
  /** Every intent that took money since then; where the provider has a list of its own. */
  listPaid?(since: Date): Promise<Intent[]>
  /** Events about refunds and disputes since then, the oldest first: webhooks may have been lost. */
  listEvents(since: Date): Promise<ProviderEvent[]>
  readWebhook(rawBody: string | Uint8Array, signature: string | null): WebhookReading
}

/** `pending`: the bank takes its time. What failed or was cancelled is the shop's money again. */
export type RefundStatus = 'pending' | 'succeeded' | 'failed' | 'cancelled'

/** One refund as the provider knows it, whoever asked for it. Amounts are minor units. */
export type ProviderRefund = {
  id: string
  amount: number
  status: RefundStatus
  /** The key of the row it was asked with; null: it was made in the provider's own dashboard. */
  refundKey: string | null
  /** What it goes back to: "Visa ending in 4242". */
  card: string | null
  /** Why it failed, in a sentence for staff. */
  failure: string | null
  createdAt: string
}

export type RefundRequest = {
  intent: string
  orderId: string
  amount: number
  currency: string
  /** Found again at the refund, should its answer be lost. */
  refundKey: string
  /** The same key and request make one refund. */
  idempotencyKey: string
}

/**
 * `asked`: the bank wants to know something, and has taken no money; `answered`: it has left it at that. It may become a dispute.
 * `lost` may become `won` on appeal.
 */
export type DisputeStatus = 'asked' | 'answered' | 'open' | 'won' | 'lost'

export type ProviderDispute = {
  id: string
  amount: number
  status: DisputeStatus
  /** Why the bank's customer disputes the payment, in its own word: "fraudulent". */
  reason: string
  card: string | null
  createdAt: string
}

/** What the provider told, or tried to tell, by a webhook. */
export type ProviderEvent = {
  id: string
  type: string
  intent: string | null
  isOtherMode: boolean
}

export function hasFailed({ status }: Intent): boolean {
  return status === 'requires_payment_method' || status === 'canceled'
}
