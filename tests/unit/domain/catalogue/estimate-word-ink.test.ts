import { expect, test } from 'vitest'
import { estimateWordInk } from '@/domain/catalogue/own-word'

/** Measured in the bolds of Fraunces, Geist and Vazirmatn: the least and the most of the three. */
test.each([
  ['nono', 0.2, 0.26],
  ['typography', 0.16, 0.2],
  ['gill sans', 0.22, 0.31],
  ['pricing', 0.27, 0.33],
  ['2024', 0.3, 0.34],
  ['terms and conditions', 0.07, 0.09],
])('%s is reserved what it takes in a common bold', (word, least, most) => {
  const estimate = estimateWordInk(word)
  expect([estimate >= least, estimate <= most]).toEqual([true, true])
})

test('a word without ascenders and descenders is reserved less than one with both', () => {
  expect(estimateWordInk('nono')).toBeLessThan(estimateWordInk('hyhy') * 0.7)
})
