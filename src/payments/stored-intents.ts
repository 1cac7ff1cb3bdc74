import type { IntentRequest, IntentStatus } from './payment-provider'
import type { ProviderRefund } from './provider-refund'

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
