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

/** `lost` may become `won` on appeal. */
export type DisputeStatus = 'open' | 'won' | 'lost'

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
