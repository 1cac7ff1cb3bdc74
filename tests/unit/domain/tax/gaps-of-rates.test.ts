import { expect, test } from 'vitest'
import { stateOfRate } from '@/domain/tax/tax-decision'
import { gapInWords, gapsOfRates } from '@/domain/tax/check-rates'
import { aRate } from './some-rates'

const dayOf = (day: string) => day

function said(rows: Parameters<typeof gapsOfRates>[0], language = 'en') {
  return gapsOfRates(rows).map((gap) => gapInWords(gap, { language, dayOf }))
}

test('rates that follow each other, and reduced ones beside them, leave no gap', () => {
  const rows = [
    aRate('DE', '20', { from: '2027-01-01' }),
    aRate('DE', '19', { until: '2026-12-31' }),
    aRate('DE', '7', { kind: 'reduced', until: '2026-06-30' }),
  ]
  expect(said(rows)).toEqual([])
})

test('days without a rate are said: before, between and after', () => {
  const rows = [
    aRate('GB', '20', { from: '2026-01-01', until: '2026-12-31' }),
    aRate('GB', '21', { from: '2027-02-01', until: '2027-12-31' }),
  ]
  expect(said(rows)).toEqual([
    'The United Kingdom has no rate until 2025-12-31.',
    'The United Kingdom has no rate from 2027-01-01 until 2027-01-31.',
    'The United Kingdom has no rate from 2028-01-01 on.',
  ])
  expect(said(rows, 'de')[2]).toBe(
    'Vereinigtes Königreich hat ab dem 2028-01-01 keinen Steuersatz.',
  )
})

test('a rate is in force from its first day to its last', () => {
  const rate = { from: '2027-01-01', until: '2027-12-31' }
  const days = ['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01']
  expect(days.map((day) => stateOfRate(rate, day))).toEqual(['later', 'now', 'now', 'ended'])
})
