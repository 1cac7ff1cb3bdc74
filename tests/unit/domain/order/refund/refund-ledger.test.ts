import { expect, test } from 'vitest'
import {
  isCreditHeld,
  stateByLedger,
  statesBefore,
  sumCreditReturned,
  sumGivenBack,
} from '@/domain/order/refund/refund-ledger'

const PAID = {
  state: 'paid',
  isDelivered: true,
  received: 100,
  refunded: 0,
  credit: { used: 0, returned: 0 },
  isDisputed: false,
} as const

const PART_OF_BOTH = { refunded: 100, credit: { used: 50, returned: 0 } }

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
  ['the money went back and the gift did not', PART_OF_BOTH, 'partially_refunded'],
  ['both went back', { ...PART_OF_BOTH, credit: { used: 50, returned: 50 } }, 'refunded'],
  ['a gift paid all', { received: 0, credit: { used: 50, returned: 0 } }, 'paid'],
  ['that gift went back', { received: 0, credit: { used: 50, returned: 50 } }, 'refunded'],
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

test('credit that its holder may have spent stays given back, also where its money comes back', () => {
  const creditAt = '2026-11-28T10:00:00.000Z'
  const rows = [
    { state: 'succeeded', credit: 10, creditAt },
    { state: 'failed', credit: 200, creditAt },
    { state: 'requested', credit: 3000, creditAt: null },
    { state: 'failed', credit: 40_000, creditAt: null },
  ] as const

  expect(sumCreditReturned(rows)).toBe(210)
  expect(rows.map(isCreditHeld)).toEqual([true, true, true, false])
})
