import { expect, test } from 'vitest'
import { needOfRow } from '@/domain/catalogue/comparison/comparison'

const family = (whole: number, longestWord = whole / 2) => ({
  widths: { whole, longestWord },
  xHeight: 0.5,
})

test('a row is as wide as the widest of its lines, in x-heights', () => {
  expect(needOfRow('Reading room', [family(6), family(7)])).toEqual({
    need: 14,
    keepsLine: [true, true],
    lines: [1, 1],
  })
})

test('a family so wide that the others would be small beside it takes a second line', () => {
  expect(needOfRow('Reading room', [family(6), family(10)])).toEqual({
    need: 12,
    keepsLine: [true, false],
    lines: [1, 2],
  })
})

test('of a long text the longest words must have room', () => {
  expect(needOfRow('A letter, sealed at noon', [family(9, 3), family(8, 2.5)])).toEqual({
    need: 6,
    keepsLine: [false, false],
    lines: [1, 1],
  })
})
