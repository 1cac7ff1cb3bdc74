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
}

export type IntentRequest = {
  orderId: string
  revision: number
  amount: number
  currency: string
  email: string
  description: string
  /** The same key and request answer the same intent, however often they are sent. */
  idempotencyKey: string
}

/** `intent`: id of the intent the event is about; retrieve it, for its state in the event may be old. `isOtherMode`: live in a shop with test keys, or the reverse. */
export type WebhookReading =
  | { kind: 'event'; id: string; type: string; intent: string | null; isOtherMode: boolean }
  | { kind: 'refused'; why: WebhookRefusal }

export type WebhookRefusal =
  'no_secret' | 'no_signature' | 'wrong_signature' | 'wrong_time' | 'malformed'

export type PaymentProvider = {
  name: 'stripe' | 'demo'
  publishableKey: string | null
  chargeLimits(currency: string): ChargeLimits
  createIntent(request: IntentRequest): Promise<Intent>
  /** null: unknown here. */
  retrieveIntent(id: string): Promise<Intent | null>
  /** Returns the intent as it is then: `canceled`, or what the money already made of it. */
  cancelIntent(id: string): Promise<Intent | null>
  readWebhook(rawBody: string | Uint8Array, signature: string | null): WebhookReading
}
