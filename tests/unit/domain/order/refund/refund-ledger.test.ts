import { expect, test } from 'vitest'
import { stateByLedger, statesBefore, sumGivenBack } from '@/domain/order/refund/refund-ledger'

const PAID = {
  state: 'paid',
  isDelivered: true,
  received: 100,
  refunded: 0,
  isDisputed: false,
} as const

test.each([
  ['nothing went back', {}, 'paid'],
  ['a part went back', { refunded: 40 }, 'partially_refunded'],
  ['all went back', { refunded: 100 }, 'refunded'],
  ['a refund failed after all', { state: 'refunded', refunded: 0 }, 'paid'],
  ['one of two refunds failed', { state: 'refunded', refunded: 40 }, 'partially_refunded'],
  ['a bank looks at it', { isDisputed: true }, 'disputed'],
  ['a dispute was won', { state: 'disputed' }, 'paid'],
  ['a dispute was won after a refund', { state: 'disputed', refunded: 40 }, 'partially_refunded'],
  ['a dispute was lost', { state: 'disputed', refunded: 100 }, 'refunded'],
  ['staff look at it', { state: 'needs_review', isDelivered: false }, 'needs_review'],
  ['what staff looked at went back', { isDelivered: false, refunded: 100 }, 'refunded'],
  ['that refund failed', { state: 'refunded', isDelivered: false, refunded: 0 }, 'needs_review'],
  ['it was cancelled', { state: 'cancelled', isDelivered: false, refunded: 100 }, 'cancelled'],
  ['it waits', { state: 'awaiting_payment', isDelivered: false }, 'awaiting_payment'],
] as const)('where %s, an order is what its ledger says', (_what, difference, state) => {
  expect(stateByLedger({ ...PAID, ...difference })).toBe(state)
})

test('what a bank has not taken yet counts, what was only asked for does not', () => {
  const rows = (['requested', 'pending', 'succeeded', 'failed', 'cancelled'] as const).map(
    (state, index) => ({ state, amount: 10 ** index }),
  )

  expect(sumGivenBack(rows)).toBe(110)
})

test('a refund never goes back to what it was', () => {
  expect([statesBefore('pending'), statesBefore('succeeded'), statesBefore('failed')]).toEqual([
    ['requested'],
    ['requested', 'pending'],
    ['requested', 'pending', 'succeeded'],
  ])
})
