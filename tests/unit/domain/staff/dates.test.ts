import { expect, test } from 'vitest'
import { datePatterns, firstDayOfWeek, writeDate } from '@/domain/staff/write-date'

test.each([
  ['DE', 'dd.MM.yyyy', 'dd.MM.yyyy, HH:mm'],
  ['GB', 'd MMM yyyy', 'd MMM yyyy, HH:mm'],
  ['US', 'MMM d, yyyy', 'MMM d, yyyy, h:mm a'],
  ['JP', 'yyyy/MM/dd', 'yyyy/MM/dd H:mm'],
  ['KR', 'yyyy. M. d.', 'yyyy. M. d. a h:mm'],
  ['LT', 'yyyy-MM-dd', 'yyyy-MM-dd HH:mm'],
  [null, 'd MMM yyyy', 'd MMM yyyy, HH:mm'],
])('a date is written as %s writes it', (country, day, time) => {
  expect(datePatterns(country)).toEqual({ day, time })
})

test.each([
  ['DE', 1],
  ['GB', 1],
  ['US', 0],
  ['JP', 0],
  ['EG', 6],
  [null, 1],
])('a week begins where the calendar of %s begins it', (country, day) => {
  expect(firstDayOfWeek(country)).toBe(day)
})

test('words of the country’s language stand in digits for readers of another', () => {
  expect(datePatterns('BR').day).toBe('dd/MM/yyyy')
  expect(datePatterns('FI').time).toBe('d.M.yyyy H.mm')
})

test('years are those of the common calendar in every country', () => {
  for (const country of ['TH', 'SA', 'IR', 'JP']) {
    const { day } = datePatterns(country)
    expect(writeDate('2027-01-05', day, 'en')).toContain('2027')
  }
})

test('an instant is written by the reader’s clock, its month in their language', () => {
  const at = new Date(2027, 4, 5, 0, 7).toISOString()
  expect(writeDate(at, 'MMM d, yyyy, h:mm a', 'en')).toBe('May 5, 2027, 12:07 AM')
  expect(writeDate(at, 'd MMM yyyy, HH:mm', 'de')).toBe('5 Mai 2027, 00:07')
})

test('a bare day is that day in every zone, and what is no date is nothing', () => {
  expect(writeDate('2027-01-05', 'dd.MM.yyyy', 'en')).toBe('05.01.2027')
  expect(writeDate('soon', 'dd.MM.yyyy', 'en')).toBe('')
})
