import { expect, test } from 'vitest'
import { endReminderOf } from '@/domain/licensing/term'

const endsAt = '2027-03-01T12:00:00.000Z'

test.each([
  ['2027-01-30T11:59:59.000Z', 12, null],
  ['2027-01-30T12:00:00.000Z', 12, 30],
  ['2027-02-22T11:59:59.000Z', 12, 30],
  ['2027-02-22T12:00:00.000Z', 12, 7],
  ['2027-03-01T11:59:59.000Z', 12, 7],
  ['2027-03-01T12:00:00.000Z', 12, null],
  ['2027-02-01T12:00:00.000Z', 1, null],
  ['2027-02-25T12:00:00.000Z', 1, 7],
])('at %s of a term of %i months the reminder of %s days is due', (now, months, days) => {
  expect(endReminderOf({ endsAt, months }, new Date(now))).toBe(days)
})
