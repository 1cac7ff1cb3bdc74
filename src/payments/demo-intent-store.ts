import type { IntentRequest, IntentStatus } from './payment-provider'

export type DemoIntent = IntentRequest & {
  id: string
  clientSecret: string
  status: IntentStatus
  declineMessage: string | null
}

export type DemoIntentChange = Pick<DemoIntent, 'status' | 'declineMessage'>

/** The stored intents of the demo payments; one row an idempotency key. */
export type DemoIntentStore = {
  find(id: string): Promise<DemoIntent | null>
  findBySecret(clientSecret: string): Promise<DemoIntent | null>
  /** Inserts an intent once per idempotency key and returns the first one, also when two come at once. */
  create(intent: DemoIntent): Promise<DemoIntent>
  /** One guarded write: false when the intent was in none of the states `from`. */
  change(id: string, from: readonly IntentStatus[], to: DemoIntentChange): Promise<boolean>
}
