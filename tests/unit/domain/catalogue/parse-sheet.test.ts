import { expect, test } from 'vitest'
import { parseSheet, type Sheet } from '@/domain/catalogue/test-sheet'

const SHEET: Sheet = {
  format: 'svg',
  paragraphs: [['Plum jam, ', 'late'], ['']],
  dir: 'auto',
  lang: 'en',
  width: 1280,
  margin: 22,
  size: 154,
  leading: 0.98,
  tracking: 0,
  align: 'start',
  axes: { wght: 620 },
  features: { smcp: true },
  isInverted: false,
  palette: 0,
}

test('a sheet is read as the tester describes it', () => {
  expect(parseSheet({ ...SHEET, more: 1 })).toEqual(SHEET)
})

test.each([
  ['an unknown format', { format: 'pdf' }],
  ['a text longer than the tester takes', { paragraphs: [['a'.repeat(1001)]] }],
  ['more lines than there are letters', { paragraphs: [Array(1002).fill('')] }],
  ['lines that are no text', { paragraphs: [[1]] }],
  ['a size beyond every window', { size: 1e9 }],
  ['a size that is no number', { size: '12' }],
  ['an axis without a place', { axes: { wght: 'bold' } }],
  ['a tag that is none', { features: { 'liga" 1': true } }],
  ['an unknown alignment', { align: 'justify' }],
])('%s makes no sheet', (_, part) => {
  expect(parseSheet({ ...SHEET, ...part })).toBeNull()
})
