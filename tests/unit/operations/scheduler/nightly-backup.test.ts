import { expect, test } from 'vitest'
import { isBackupDue } from '@/operations/scheduler/nightly-backup'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour)

test.each([
  { what: 'there is none', last: null, now: at(29, 12), due: true },
  { what: 'the last is of yesterday evening', last: at(28, 22), now: at(29, 3), due: true },
  { what: 'the night is not there yet', last: at(28, 4), now: at(29, 2), due: false },
  { what: 'the last is of this night', last: at(29, 3), now: at(29, 23), due: false },
  { what: 'the shop stood still for days', last: at(20, 3), now: at(29, 1), due: true },
])('a nightly backup is due ($due) when $what', ({ last, now, due }) => {
  expect(isBackupDue(last, now)).toBe(due)
})
