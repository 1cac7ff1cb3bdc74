import { expect, test } from 'vitest'
import { describeOwnPrice, listOfAccount, type PriceList } from '@/domain/pricing/price-list'

const LIST: PriceList = { ...listOfAccount('EUR'), currency: 'USD', factor: '1.1' }
const OWN = { currency: 'USD', price: 4500 }

test.each([
  [
    4500,
    LIST,
    'Buyers pay 45.00\u00a0USD in place of 49.50\u00a0USD, which the price list makes of 45.00\u00a0€.',
  ],
  [null, LIST, 'Not used: what has no price in EUR is sold in no currency.'],
  [4500, null, 'Not used: the shop has no price list in USD.'],
  [4500, listOfAccount('USD'), 'Not used: in USD the price itself counts.'],
])('beside a price of %j staff read what an own price does (%#)', (price, list, sentence) => {
  expect(describeOwnPrice(OWN, { price, list })).toBe(sentence)
})
