import { expect, test } from 'vitest'
import { doubtFamily, doubtStyle, sayDoubt } from '@/domain/pricing/price-doubts'

test.each([
  ['in proportion', { price: 24000, parts: [4500, 5500], neighbours: [20000, 30000] }, null],
  ['the first of the shop', { price: 240, parts: [], neighbours: [] }, null],
  [
    'less than its cheapest style',
    { price: 240, parts: [5500, 4500], neighbours: [] },
    { kind: 'below-part', price: 240, part: 4500 },
  ],
  ['as much as its one style', { price: 4500, parts: [4500], neighbours: [] }, null],
  [
    'a tenth of its neighbours',
    { price: 2400, parts: [], neighbours: [24000, 100, 30000] },
    { kind: 'tenth', price: 2400, usual: 24000 },
  ],
  [
    'ten times its neighbours',
    { price: 240000, parts: [4500], neighbours: [24000] },
    { kind: 'tenfold', price: 240000, usual: 24000 },
  ],
  ['beside families given away', { price: 24000, parts: [], neighbours: [0, 0] }, null],
])('a family that costs %s', (_, family, doubt) => {
  expect(doubtFamily(family)).toEqual(doubt)
})

test.each([
  ['like its siblings', { price: 4500, neighbours: [4500, 5500], family: 24000 }, null],
  [
    'a hundredth of its siblings',
    { price: 45, neighbours: [4500, 4500], family: 24000 },
    { kind: 'tenth', price: 45, usual: 4500 },
  ],
  [
    'more than the family, as each sibling does',
    { price: 4500, neighbours: [4500], family: 240 },
    { kind: 'above-family', price: 4500, family: 240 },
  ],
  ['more than the family, a sibling less', { price: 4500, neighbours: [500], family: 600 }, null],
  ['something where no family is sold', { price: 4500, neighbours: [], family: null }, null],
])('a style that costs %s', (_, style, doubt) => {
  expect(doubtStyle(style)).toEqual(doubt)
})

test.each([
  [
    'en',
    '2.40\u00a0€ for all of it is less than its cheapest part costs alone, 45.00\u00a0€. Is that right?',
  ],
  [
    'de',
    '2,40\u00a0€ für alles zusammen ist weniger, als der günstigste Teil allein kostet: 45,00\u00a0€. Stimmt das?',
  ],
])('the question is asked in the language of the admin: %s', (language, words) => {
  const doubt = { kind: 'below-part', price: 240, part: 4500 } as const

  expect(sayDoubt(doubt, { currency: 'EUR', language })).toBe(words)
})
