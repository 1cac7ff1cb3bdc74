import type { IntentRequest } from '@/payments/payment-provider'

export function aPaymentRequest(difference: Partial<IntentRequest> = {}): IntentRequest {
  return {
    orderId: '17',
    revision: 3,
    amount: 16065,
    currency: 'EUR',
    email: 'ada@example.org',
    description: 'Order 2026-0017',
    idempotencyKey: 'order:17:r3:16065EUR',
    ...difference,
  }
}
