import { expect, test } from 'vitest'
import { eventInWords } from '@/domain/order/history/event-in-words'

test.each([
  ['refund_failed', {}, '60.00 € could not go back.'],
  [
    'refund_failed',
    { hadArrived: true },
    '60.00 € are here again: the buyer’s bank did not take them after all.',
  ],
  ['dispute_won', {}, 'The dispute is won: 60.00 € stay. Downloads are open again.'],
  ['dispute_won', { hadArrived: true }, 'The dispute is won after all: 60.00 € are here again.'],
])('%s with %o says what it means for the money', (kind, details, words) => {
  const event = { kind, by: 'stripe', details: { amount: 6000, ...details } }

  expect(eventInWords(event, 'EUR', { isDelivered: true }).replaceAll('\u00a0', ' ')).toBe(words)
})

test.each([
  [{ amount: 6000, credit: 3000 }, '60.00 € and 30.00 € of credit went back, licences kept.'],
  [{ amount: 0, credit: 3000 }, '30.00 € of credit went back, licences kept.'],
])('credit that goes back is named beside the money: %o', (sums, words) => {
  const event = { kind: 'refund_succeeded', by: 'shop', details: { ...sums, licences: 'kept' } }

  expect(eventInWords(event, 'EUR', { isDelivered: true }).replaceAll('\u00a0', ' ')).toBe(words)
})

test('a credit note that was reversed is named with what reverses it', () => {
  const details = { creditNote: 'G2026-0001', reversal: 'G2026-0002' }

  expect(
    eventInWords({ kind: 'credit_reversed', by: 'shop', details }, 'EUR', { isDelivered: true }),
  ).toBe('Credit note G2026-0001 no longer counts: G2026-0002 reverses it.')
})

test('where nothing was delivered, nothing is said of licences', () => {
  const details = { amount: 5000, licences: 'revoked' }
  const said = ['refund_asked', 'refund_succeeded'].map((kind) =>
    eventInWords({ kind, by: 'stripe', details }, 'EUR', { isDelivered: false }),
  )
  expect(said).toEqual(['Wants 50.00\u00a0€ to go back.', '50.00\u00a0€ went back.'])
})

test.each([
  [{}, 'The term of licence KX-7Q4M-RT is over.'],
  [{ next: 'KX-34CD-FG' }, 'The term of licence KX-7Q4M-RT is over: it goes on as KX-34CD-FG.'],
])('a term that is over is written down with what it goes on as: %o', (more, words) => {
  const details = { licence: 'KX-7Q4M-RT', ...more }

  expect(
    eventInWords({ kind: 'licence_expired', by: 'shop', details }, 'EUR', { isDelivered: true }),
  ).toBe(words)
})
