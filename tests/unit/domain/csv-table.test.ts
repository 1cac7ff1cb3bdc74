import { expect, test } from 'vitest'
import { csvTable } from '@/domain/csv-table'

const COMMA = { separator: ',', decimalSign: '.' } as const
const SEMICOLON = { separator: ';', decimalSign: ',' } as const

test.each([
  ['=1+1', `'=1+1`],
  ['+49 40 1234', `'+49 40 1234`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  [' =1+1', `' =1+1`],
  ['\t=1', `'\t=1`],
  ['＝1', `'＝1`],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
])('%s is text, and no formula', (typed, written) => {
  expect(csvTable([[typed]], COMMA)).toBe(`\uFEFF${written}\r\n`)
})

test('a cell with a break, a quote or the separator is quoted, and stays one cell', () => {
  const cells = ['two\nlines', 'a "word"', 'one, two', 'one; two', 'plain']

  expect(csvTable([cells], COMMA)).toBe(
    '\uFEFF"two\nlines","a ""word""","one, two",one; two,plain\r\n',
  )
})

test('a number below zero stays one, in the signs of its country', () => {
  expect(csvTable([[{ number: '-12.50' }], [{ number: '3' }]], SEMICOLON)).toBe(
    '\uFEFF-12,50\r\n3\r\n',
  )
  expect(csvTable([[{ number: '-12.50' }]], { separator: ',', decimalSign: ',' })).toBe(
    '\uFEFF"-12,50"\r\n',
  )
})
