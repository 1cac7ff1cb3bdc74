/** The objects of the payment API as far as the shop can meet them. */

export type IntentState =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

export type PaymentError = {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  charge?: string
  message: string
}

export type PaymentIntent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  automatic_payment_methods: { enabled: boolean; allow_redirects: string } | null
  canceled_at: number | null
  cancellation_reason: string | null
  client_secret: string
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: PaymentError | null
  latest_charge: string | null
  livemode: false
  metadata: Record<string, string>
  next_action: { type: string } | null
  payment_method: string | null
  receipt_email: string | null
  setup_future_usage: string | null
  shipping: unknown
  status: IntentState
}

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  /** null until the account's balance has moved. */
  balance_transaction: string | null
  created: number
  currency: string
  disputed: boolean
  failure_code: string | null
  metadata: Record<string, string>
  paid: boolean
  payment_intent: string
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } }
  refunded: boolean
  status: 'succeeded' | 'failed'
}

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  charge: string
  created: number
  currency: string
  failure_reason?: string
  metadata: Record<string, string>
  payment_intent: string
  reason: string | null
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
}

export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  created: number
  currency: string
  payment_intent: string
  reason: string
  status:
    | `warning_${'needs_response' | 'under_review' | 'closed'}`
    | `${'' | 'appeal_'}${'needs_response' | 'under_review'}`
    | 'prevented'
    | 'won'
    | 'lost'
}

/** A movement of the account's balance. */
export type BalanceTransaction = {
  id: string
  object: 'balance_transaction'
  amount: number
  created: number
  currency: string
  fee: number
  net: number
  source: string
}

export type Customer = { id: string; object: 'customer'; created: number; email: string | null }

export type PaymentMethod = { id: string; object: 'payment_method'; type: 'card'; created: number }

export type Subject = PaymentIntent | Charge | Refund | Dispute

export type StripeEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Subject }
  livemode: false
  pending_webhooks: number
  type: string
}
