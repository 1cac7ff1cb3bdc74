import { expect, test } from 'vitest'
import { rentalInWords, stateInWords } from '@/storefront/buyers/licence-state-words'

const REVOKED = {
  state: 'revoked',
  since: '2026-11-28T10:00:00.000Z',
  until: null,
  superseded_by: null,
  paused: false,
} as const

test.each([
  ['Its payment was given back.', ' on 28\u00a0November\u00a02026. Its payment was given back'],
  [null, ' on 28\u00a0November\u00a02026'],
])('a revoked licence says why, for a full stop to follow: %s', (reason, words) => {
  expect(stateInWords({ ...REVOKED, reason }, 'UTC')).toBe(words)
})

test.each([
  ['renews', null, 'Renews itself: your card is charged 71.40 € a month, next on'],
  ['renews', 'Your card was declined.', 'Your card was declined. We try again on'],
  [
    'failed',
    'Your card was declined.',
    'Your card was declined. It could not be renewed, and ends.',
  ],
  ['ended', null, 'The rental ends then, and your card is not charged again.'],
] as const)('a rental that %s (%s) says what comes', (state, error, words) => {
  const next = state === 'renews' ? REVOKED.since : null
  const rental = { state, error, next_charge_at: next, price: '71.40 € a month' }
  const said = rentalInWords(rental, 'UTC')
  expect(said.startsWith(words)).toBe(true)
})
