import { expect, test } from 'vitest'
import {
  nextAskAfterMs,
  stillHolds,
  vatAnswerOf,
  vatIdCounts,
  type VatCheck,
} from '@/domain/tax/vat-check'

const REVERSE = { kind: 'reverse_charge' } as const
const CHARGED = { kind: 'standard' } as const

function aCheck(check: Partial<VatCheck> = {}): VatCheck {
  return {
    vatId: 'ATU13585627',
    checked: 'vies',
    valid: true,
    name: null,
    consultationNumber: null,
    at: '2026-11-23T10:00:00.000Z',
    request: null,
    answer: null,
    ...check,
  }
}

test.each([
  [true, 'charge', true],
  [false, 'let_pass', false],
  [null, 'charge', false],
  [null, 'let_pass', true],
] as const)('a number that is %s counts with %s: %s', (valid, viesAway, counts) => {
  expect(vatIdCounts(aCheck({ valid }), viesAway)).toBe(counts)
})

test('without a number nobody is a business', () => {
  expect(vatIdCounts(null, 'let_pass')).toBe(false)
})

test.each([
  ['an answer of this morning holds', true, '2026-11-24T09:59:59.000Z', true],
  ['an answer of yesterday does not', true, '2026-11-24T10:00:00.000Z', false],
  ['silence holds for a minute', null, '2026-11-23T10:00:59.000Z', true],
  ['and no longer', null, '2026-11-23T10:01:00.000Z', false],
  [
    'an answer of tomorrow is none: the clock was put back',
    true,
    '2026-11-23T09:00:00.000Z',
    false,
  ],
])('%s', (_, valid, now, holds) => {
  expect(stillHolds(aCheck({ valid }), new Date(now))).toBe(holds)
})

test('VIES is asked again at growing intervals, for about a week', () => {
  const waits = Array.from({ length: 13 }, (_, attempts) => nextAskAfterMs(attempts))
  const minutes = waits.map((wait) => wait && wait / 60_000)
  expect(minutes).toEqual([5, 15, 45, 135, 405, 1215, ...Array(6).fill(1440), null])
})

test.each([
  [aCheck({ name: 'Schrift GmbH' }), REVERSE, 'Registered for Schrift GmbH.'],
  [
    aCheck({ valid: false }),
    CHARGED,
    'The EU’s register VIES does not know this number, so it does not count. Compare it with your papers.',
  ],
  [
    aCheck({ valid: null }),
    CHARGED,
    'The EU’s register VIES gives no answer just now, so your number does not count yet. Come back later if it should.',
  ],
  [
    aCheck({ valid: null }),
    REVERSE,
    'The EU’s register VIES gives no answer just now. Your number counts, and we ask again.',
  ],
  [aCheck({ checked: 'form' }), REVERSE, undefined],
])('the buyer is told what VIES said', (check, tax, message) => {
  expect(vatAnswerOf(check, tax)?.message).toBe(message)
})

test('the API says how a number was checked, and no more than it needs to', () => {
  expect([vatAnswerOf(aCheck({ checked: 'form' }), REVERSE), vatAnswerOf(null, CHARGED)]).toEqual([
    { checked: 'form', valid: true },
    null,
  ])
})
