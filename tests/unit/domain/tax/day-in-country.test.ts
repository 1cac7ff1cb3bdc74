import { expect, test } from 'vitest'
import { dayIn, endOfDay } from '@/domain/tax/day-in-country'

test.each([
  ['DE', '2026-12-31T22:59:59.999Z', '2026-12-31'],
  ['DE', '2026-12-31T23:00:00.000Z', '2027-01-01'],
  ['PT', '2026-12-31T23:59:59.999Z', '2026-12-31'],
  ['FI', '2026-12-31T22:00:00.000Z', '2027-01-01'],
  ['ES', '2026-06-30T22:00:00.000Z', '2026-07-01'],
  ['US', '2027-01-01T04:59:59.999Z', '2026-12-31'],
  ['NZ', '2026-12-31T11:00:00.000Z', '2027-01-01'],
  ['XX', '2026-12-31T23:59:59.999Z', '2026-12-31'],
  ['nowhere', '2026-12-31T23:59:59.999Z', '2026-12-31'],
])('in %s it is at %s the %s', (country, instant, day) => {
  expect(dayIn(country, new Date(instant))).toBe(day)
})

test.each([
  ['DE', '2026-12-01', '2026-12-01T22:59:59.000Z'],
  ['US', '2026-12-01', '2026-12-02T04:59:59.000Z'],
  ['NZ', '2026-09-26', '2026-09-26T11:59:59.000Z'],
  ['NZ', '2026-09-27', '2026-09-27T10:59:59.000Z'],
  ['', '2026-12-01', '2026-12-01T23:59:59.000Z'],
])('in %s the day %s ends at %s, where clocks change the night after too', (country, day, end) => {
  expect(endOfDay(country, day).toISOString()).toBe(end)
})
