import { expect, test } from 'vitest'
import { doubtStyles } from '@/domain/pricing/price-doubts'

const FOUR = { before: [4500, 4500, 5500, 5500], kept: [5500, 5500], family: 18000 }

test.each([
  ['a little more', { ...FOUR, changed: [4900, 4900] }, []],
  ['one digit too few', { ...FOUR, changed: [450] }, [{ kind: 'tenth', price: 450, usual: 5500 }]],
  [
    'one digit too few in all of them at once',
    { ...FOUR, kept: [], changed: [450, 450, 450, 450] },
    [{ kind: 'tenth', price: 450, usual: 5500 }],
  ],
  [
    'one digit too many in all of them',
    { ...FOUR, kept: [], changed: [55000, 55000, 55000, 55000] },
    [
      { kind: 'tenfold', price: 55000, usual: 5500 },
      { kind: 'below-part', price: 18000, part: 55000 },
    ],
  ],
  ['the first prices of a typeface', { before: [], kept: [], changed: [4500], family: null }, []],
  [
    'the first prices, one of them odd',
    { before: [], kept: [], changed: [4500, 4500, 45], family: null },
    [{ kind: 'tenth', price: 45, usual: 4500 }],
  ],
  ['a price taken away', { ...FOUR, changed: [] }, []],
])('new prices of styles: %s', (_, prices, doubts) => {
  expect(doubtStyles(prices)).toEqual(doubts)
})
