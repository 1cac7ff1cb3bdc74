import { expect, test } from 'vitest'
import { rowsInto } from '@/storefront/explore/explore-families'

const ROOM = { top: 1000, height: 20_000 } // of 200 rows

test.each([
  ['the first one when its edge comes near', 1001, 1],
  ['as many as reach above the line', 2500, 15],
  ['all of them where the end is in sight', 30_000, 200],
])('of the rows that have not come yet, %s', (_, line, rows) => {
  expect(rowsInto(ROOM, { left: 200, line })).toBe(rows)
})

test('a room that has no height yet is filled row by row', () => {
  expect(rowsInto({ top: 0, height: 0 }, { left: 200, line: 0 })).toBe(1)
})
