import { expect, test } from 'vitest'
import type { OrderView } from '@/domain/order/order-answer'
import { refundText, sentenceOfOrder } from '@/storefront/checkout/order/refund-text'

const AT = '2026-11-28T10:00:00.000Z'
const CARD = 'Visa ending in 4242'
const BACK = {
  amount: 1000,
  credit: null,
  state: 'succeeded',
  at: AT,
  card: CARD,
  is_dispute: false,
} as const
const GIFT = { amount: 3000, code: 'GIFT' }
const BY_CREDIT = { ...BACK, amount: 0, credit: GIFT, card: null }
const LICENCE = { number: 'F-1', ended: null }
const ENDED = { ...LICENCE, ended: { at: AT, reason: 'Its payment was given back.' } }

function anOrder(difference: object): OrderView {
  const order = { state: 'refunded', currency: 'EUR', refunds: [BACK], licences: [ENDED] }
  return { ...order, delivered_at: AT, time_zone: 'UTC', ...difference } as unknown as OrderView
}

test.each([
  [
    'all of it',
    {},
    'goes back to Visa ending in 4242. Banks take some days to show it. The licence ended on 28\u00a0November\u00a02026.',
  ],
  ['all of two licences', { licences: [ENDED, ENDED] }, 'The licences ended on 28\u00a0November'],
  ['all of it, the licences kept', { licences: [LICENCE] }, 'The fonts stay yours to use.'],
  [
    'a part, with one licence of two',
    { state: 'partially_refunded', licences: [{ ...LICENCE, number: 'F-2' }, ENDED] },
    'Licence F-1 ended; the others stay.',
  ],
  ['it before delivery', { delivered_at: null, licences: [] }, 'Nothing was delivered.'],
  [
    'it by the bank',
    { refunds: [{ ...BACK, is_dispute: true }] },
    'Your bank took back 10.00\u00a0€.',
  ],
  [
    'it with what a gift paid',
    { refunds: [{ ...BACK, credit: GIFT }] },
    'goes back to Visa ending in 4242. Banks take some days to show it. 30.00\u00a0€ of your credit can be spent again, with the code GIFT.',
  ],
  [
    'only what a gift paid, in two parts',
    { refunds: [BY_CREDIT, { ...BY_CREDIT, credit: { ...GIFT, amount: 1 } }] },
    '30.01\u00a0€ of your credit can be spent again, with the code GIFT. The licence ended',
  ],
  [
    'it, cancelled',
    { state: 'cancelled', licences: [] },
    'This order was cancelled. 10.00\u00a0€ goes back to Visa ending in 4242.',
  ],
])(
  'who got back %s reads how much, where, and what became of the licences',
  (_what, difference, words) => {
    expect(sentenceOfOrder(anOrder(difference))).toContain(words)
  },
)

test('that nothing was charged is said of a cancelled order alone to which nothing came back', () => {
  const cancelled = anOrder({ state: 'cancelled', refunds: [], licences: [] })

  expect(sentenceOfOrder(cancelled)).toContain('Nothing was charged.')
  expect(sentenceOfOrder(anOrder({ state: 'cancelled' }))).not.toContain('Nothing was charged.')
})

test('an order says “for good” only of fonts that still are its buyer’s', () => {
  const CLOSED = { ...LICENCE, state: 'superseded', download_url: '', until: null }
  const KEPT = { ...CLOSED, state: 'active', download_url: '/download/1' }
  const said = (difference: object) =>
    sentenceOfOrder(anOrder({ state: 'paid', refunds: [], proof: null, ...difference }))
  const refused = { state: 'refused', until: 'September 2027', reason: 'It cannot be read.' }

  expect(said({ licences: [KEPT, CLOSED] })).toContain('for good')
  expect(said({ licences: [CLOSED] })).toContain('were exchanged for others')
  expect(said({ licences: [KEPT], proof: refused })).toContain('not shown yet')
  expect(said({ licences: [KEPT], proof: { ...refused, state: 'waiting' } })).toContain(
    'until your studies end',
  )
})

test('the bill says to which card each part went back', () => {
  expect([
    refundText(BACK, 'UTC'),
    refundText({ ...BACK, state: 'pending' }, 'UTC'),
    refundText({ ...BACK, is_dispute: true }, 'UTC'),
  ]).toEqual([
    'Back to Visa ending in 4242, 28\u00a0November\u00a02026',
    'On its way back to Visa ending in 4242',
    'Taken back by your bank, 28\u00a0November\u00a02026',
  ])
})

test('an order that waits for a transfer says so, and one whose payment nobody knows says that', () => {
  const waiting = anOrder({ state: 'awaiting_payment', refunds: [], licences: [], transfer: {} })
  expect(sentenceOfOrder(waiting)).toContain('waiting for your transfer')
  expect(sentenceOfOrder({ ...waiting, is_payment_unknown: true })).toContain('does not know')
})

test('of fonts that hold for a time nothing says that they are for good', () => {
  const paid = { state: 'paid', refunds: [], proof: null, withdrawal: null }
  const said = [
    { licences: [{ ...LICENCE, until: null }] },
    { licences: [{ ...LICENCE, until: AT }] },
    { licences: [{ ...LICENCE, until: null }], proof: { state: 'wanted' } },
  ].map((one) => sentenceOfOrder(anOrder({ ...paid, ...one })))

  expect(said.map((sentence) => sentence.includes('for good'))).toEqual([true, false, false])
})

test('who rents reads that it renews itself, and once that is ended until when it holds', () => {
  const said = [true, false].map((renews) => {
    const licences = [{ ...LICENCE, until: '2026-12-30T10:00:00.000Z', renews }]
    return sentenceOfOrder(anOrder({ state: 'paid', refunds: [], licences }))
  })
  expect(said).toEqual([
    'Thank you. What you rent renews itself until you end it, in My licences, in one tap.',
    'Thank you. Each licence says from when until when it holds.',
  ])
})

test('who bought for a client reads that the fonts are the client’s', () => {
  const bought = { state: 'paid', refunds: [], licences: [{ ...LICENCE, until: null }] }

  expect(sentenceOfOrder(anOrder({ ...bought, client: 'Otter & Sons' }))).toBe(
    'Thank you. The fonts are for Otter & Sons to use, for good.',
  )
  expect(sentenceOfOrder(anOrder({ ...bought, client: null }))).toContain('yours to use')
})
