import { expect, test } from 'vitest'
import { clauseUntil, monthInWords } from '@/domain/order/proof'

test('the month that studies end in is written as people write it', () => {
  const months = ['2027-09', '2028-01', '2030-11']
  expect(months.map(monthInWords)).toEqual(['September 2027', 'January 2028', 'November 2030'])
  expect(clauseUntil('As long as they study.', '2027-05')).toBe(
    'As long as they study; until studies end, May 2027.',
  )
})
