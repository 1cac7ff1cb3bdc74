import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemsOf } from '../support/named-tests'

const TABLE = readFileSync('tests/faults/README.md', 'utf8')

/** Every fault that the shop is tried against; a number that is missing was never given. */
const FAULTS = [
  ...numbered('A', '1 2 3 4 6 8 9 10 11 12 13 14 16 18 19 20 21 23 24 25 27 28 29 30 31 32 34 35'),
  ...numbered('A', '37 38'),
  ...numbered('B', '1 2 3 6 7 8 10 11 12'),
  ...numbered('C', '1 2 3 4 5 6 8 10 11 12 14 15 16 17 18 19'),
  ...numbered('D', '1 2 4 5 6 8 9 10 11 13 14 16 18'),
  ...numbered('E', '1 2 3 4 5 6 7 8 10 12 13 14 15 16'),
  ...numbered('F', '1 2 3 5 6 7 8 9'),
  ...numbered('G', '1 3 4 5 7 8 9 10 11 12 13 14 15 16 17 18'),
  ...numbered('H', '1 2 3 4 5 6 7 8 9 10'),
  ...numbered('T', '1 2 3 4 5 6 7 8 9 10 11 12 13'),
]

const ROWS = TABLE.split('\n')
  .filter((line) => /^\| [A-HT]\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, row = '', done = '', holds = '', shown = '']) => ({ row, done, holds, shown }))

function numbered(letter: string, numbers: string): string[] {
  return numbers.split(' ').map((number) => letter + number)
}

test('every fault has one row, in its order, that says what is done and what holds', () => {
  const empty = ROWS.filter(({ done, holds, shown }) => !done || !holds || !shown)

  expect(ROWS.map(({ row }) => row)).toEqual(FAULTS)
  expect(empty).toEqual([])
})

test.each(ROWS.map(({ row, shown }) => [row, shown]))('what shows %s is there', (_row, shown) => {
  expect(problemsOf(shown)).toEqual([])
})
