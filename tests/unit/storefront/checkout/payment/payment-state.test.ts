import { expect, test } from 'vitest'
import { NO_REASON, stateOfVerdict } from '@/storefront/checkout/payment/payment-state'

test.each([
  [
    { status: 'paid', order_url: '/order/x' },
    { kind: 'paid', orderUrl: '/order/x' },
  ],
  [{ status: 'paid' }, { kind: 'paid', orderUrl: null }],
  [{ status: 'processing' }, { kind: 'processing' }],
  [
    { status: 'processing', message: 'We look at it.' },
    { kind: 'held', message: 'We look at it.' },
  ],
  [{ status: 'requires_action' }, { kind: 'needs_confirmation' }],
  [
    { status: 'failed', message: 'Too old.' },
    { kind: 'declined', message: 'Too old.' },
  ],
  [{ status: 'failed' }, { kind: 'declined', message: NO_REASON }],
  [{ status: 'failed', message: 'Nothing has been paid yet.' }, { kind: 'unpaid' }],
] as const)('the verdict %o leads to %o', (verdict, state) => {
  expect(stateOfVerdict(verdict)).toEqual(state)
})
