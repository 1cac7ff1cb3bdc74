import { expect, test } from 'vitest'
import { stateInWords } from '@/storefront/buyers/licence-state-words'

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
  expect(stateInWords({ ...REVOKED, reason })).toBe(words)
})
