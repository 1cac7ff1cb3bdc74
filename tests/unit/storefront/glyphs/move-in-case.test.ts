import { expect, test } from 'vitest'
import { moveInCase } from '@/storefront/glyphs/move-in-case'

/** Three compartments in four columns: two rows and a half, one row and a half, one letter. */
const SIZES = [10, 6, 1]

const at = (place: string) => {
  const [group = 0, index = 0] = place.split(' ').map(Number)
  return { group, index }
}
const move = (from: string, key: string) => {
  const ctrlKey = key.startsWith('Ctrl+')
  const to = moveInCase(SIZES, at(from), { key: key.replace('Ctrl+', ''), ctrlKey, columns: 4 })
  return to && `${to.group} ${to.index}`
}

test.each([
  ['to the next letter', '0 0', 'ArrowRight', '0 1'],
  ['from the last of a compartment into the next', '0 9', 'ArrowRight', '1 0'],
  ['and back', '1 0', 'ArrowLeft', '0 9'],
  ['down a row', '0 1', 'ArrowDown', '0 5'],
  ['to the last letter where the row beneath is shorter', '0 7', 'ArrowDown', '0 9'],
  ['from the last row into the next compartment', '0 9', 'ArrowDown', '1 1'],
  ['to the only letter beneath', '1 5', 'ArrowDown', '2 0'],
  ['up a row', '1 5', 'ArrowUp', '1 1'],
  ['from the first row into the last row before it', '1 1', 'ArrowUp', '0 9'],
  ['to the last letter where that row is shorter', '1 3', 'ArrowUp', '0 9'],
  ['to the beginning of the row', '0 6', 'Home', '0 4'],
  ['to the end of the row', '0 8', 'End', '0 9'],
  ['to the first of all', '2 0', 'Ctrl+Home', '0 0'],
  ['to the last of all', '0 0', 'Ctrl+End', '2 0'],
])('a key leads %s', (_, from, key, to) => {
  expect(move(from, key)).toBe(to)
})

test.each([
  ['0 0', 'ArrowLeft'],
  ['0 0', 'ArrowUp'],
  ['2 0', 'ArrowRight'],
  ['2 0', 'ArrowDown'],
  ['0 0', 'a'],
])('from %s %s leads nowhere', (from, key) => {
  expect(move(from, key)).toBeNull()
})
