import { expect, test } from 'vitest'
import { addDays, instantsOf, monthOf, parsePeriod, usualPeriods } from '@/domain/reports/period'

test.each([
  ['DE', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
  ['US', '2027-01-01', '2027-01-01T05:00:00.000Z', '2027-01-02T05:00:00.000Z'],
  ['NZ', '2027-01-01', '2026-12-31T11:00:00.000Z', '2027-01-01T11:00:00.000Z'],
  ['IN', '2027-01-01', '2026-12-31T18:30:00.000Z', '2027-01-01T18:30:00.000Z'],
  ['nowhere', '2027-01-01', '2027-01-01T00:00:00.000Z', '2027-01-02T00:00:00.000Z'],
])('in %s the %s begins at %s', (country, day, from, until) => {
  expect(instantsOf({ from: day, to: day }, country)).toEqual({
    from: new Date(from),
    until: new Date(until),
  })
})

test('the periods that are asked for again and again', () => {
  expect(usualPeriods('2027-03-31')).toEqual({
    last_30_days: { from: '2027-03-02', to: '2027-03-31' },
    this_month: { from: '2027-03-01', to: '2027-03-31' },
    last_month: { from: '2027-02-01', to: '2027-02-28' },
    this_quarter: { from: '2027-01-01', to: '2027-03-31' },
    last_quarter: { from: '2026-10-01', to: '2026-12-31' },
    this_year: { from: '2027-01-01', to: '2027-12-31' },
    last_year: { from: '2026-01-01', to: '2026-12-31' },
  })
})

test.each([
  ['2027-02-30', '2027-03-01'],
  ['2027-03-02', '2027-03-01'],
  ['soon', '2027-03-01'],
  [undefined, null],
])('from %s to %s is no period', (from, to) => {
  expect(parsePeriod(from, to)).toBeNull()
})

test('a month knows its last day', () => {
  expect(monthOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(monthOf('2028-13')).toBeNull()
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
})
