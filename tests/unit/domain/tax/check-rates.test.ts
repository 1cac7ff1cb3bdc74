import { expect, test } from 'vitest'
import { checkRates } from '@/domain/tax/check-rates'
import { aRate } from './some-rates'

test.each([
  ['no rows', []],
  ['a standard and a reduced rate', [aRate('DE', '19'), aRate('DE', '7', { kind: 'reduced' })]],
  [
    'rates that follow each other',
    [
      aRate('DE', '20', { from: '2027-01-01' }),
      aRate('DE', '19', { from: '2021-01-01', until: '2026-12-31' }),
      aRate('DE', '16', { until: '2020-12-31' }),
    ],
  ],
])('%s are a table', (_, rows) => {
  expect(checkRates(rows)).toBeNull()
})

test.each([
  [
    [aRate('DE', '19'), aRate('DE', '20')],
    'Two standard rates of Germany, 19 % and 20 %, are valid at the same time. Let one end before the other begins.',
  ],
  [
    [aRate('DE', '19'), aRate('DE', '20', { from: '2027-01-01' })],
    'Two standard rates of Germany, 19 % and 20 %, are valid on 2027-01-01. Let one end before the other begins.',
  ],
  [
    [
      aRate('FR', '20', { from: '2026-06-01', until: '2027-01-01' }),
      aRate('FR', '21', { from: '2027-01-01' }),
    ],
    'Two standard rates of France, 20 % and 21 %, are valid on 2027-01-01. Let one end before the other begins.',
  ],
  [
    [aRate('DE', '19', { from: '2027-01-01', until: '2026-12-31' })],
    'A rate of Germany ends on 2026-12-31, before it begins on 2027-01-01.',
  ],
  [[aRate('XX', '19')], '“XX” is no country. Write two letters, as DE.'],
  [[aRate('DE', '190')], 'The rate of Germany must be a percentage, as 19 or 25.5.'],
  [[aRate('GB', 'a fifth')], 'The rate of the United Kingdom must be a percentage, as 19 or 25.5.'],
])('a wrong table is refused in a sentence', (rows, sentence) => {
  expect(checkRates(rows)).toBe(sentence)
})

test('in German a wrong table is refused in German', () => {
  expect(checkRates([aRate('DE', '19.5'), aRate('DE', '20')], 'de')).toBe(
    'Deutschland: Zwei Sätze derselben Art, 19,5 % und 20 %, gelten zugleich. Lassen Sie einen enden, bevor der andere beginnt.',
  )
})
