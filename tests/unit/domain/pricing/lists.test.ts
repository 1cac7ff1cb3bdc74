import { expect, test } from 'vitest'
import { familyOfBundle } from '@/domain/pricing/bundle-family'
import {
  chooseList,
  convert,
  familyInList,
  listOfAccount,
  noteOnCurrency,
  priceInList,
  type PriceList,
  refuseCurrency,
} from '@/domain/pricing/price-list'
import { ROUNDINGS } from '@/domain/money/decimal'
import { priceLine } from '@/domain/pricing/price-line'
import { stylesOfFamily } from '@/domain/pricing/priced-family'
import { aFamily, aSuperfamily, styleIds, theRules } from './a-price-list'
import { generatedBundles } from './generated-bundles'
import { Chance } from './generated-carts'

function aList(given: Partial<PriceList> = {}): PriceList {
  return { ...listOfAccount('EUR'), currency: 'USD', factor: '1.1', ...given }
}

test.each([
  [4500, { factor: '1.1' }, 4950],
  [4545, { factor: '1.1' }, 5000], // 49.995
  [4500, { factor: '1.1', rounding: 'up_to_5' }, 5000],
  [5000, { factor: '1', rounding: 'up_to_5' }, 5000],
  [4501, { factor: '1', rounding: 'up_to_10' }, 5000],
  [4549, { factor: '1', rounding: 'to_00' }, 4500],
  [4550, { factor: '1', rounding: 'to_00' }, 4600],
  [4500, { currency: 'JPY', factor: '165.2' }, 7434],
  [4500, { currency: 'JPY', factor: '165.2', rounding: 'up_to_10' }, 7440],
  [4500, { currency: 'KWD', factor: '0.36' }, 1620],
  [7434, { from: 'JPY', currency: 'EUR', factor: '0.006' }, 4460],
  [1, { factor: '0.004' }, 1],
  [30, { factor: '1', rounding: 'to_00' }, 100],
  [30, { currency: 'JPY', factor: '1' }, 1],
  [0, { factor: '1.1', rounding: 'up_to_5' }, 0],
] as const)('%i in the list %o are %i', (amount, given, price) => {
  expect(convert(amount, aList(given))).toBe(price)
})

test('an own price stands in place of what the factor makes', () => {
  const list = aList({ own: { typefaces: {}, styles: { bold: 3900 }, bundles: {} } })
  const priceOf = (id: string, price: number | null) =>
    priceInList({ kind: 'styles', id, price }, list)

  expect([priceOf('bold', 4500), priceOf('light', 4500), priceOf('bold', null)]).toEqual([
    3900,
    4950,
    null,
  ])
})

test('the list of the currency of account leaves every price as it is', () => {
  const family = aSuperfamily()
  expect(familyInList(family, listOfAccount('EUR'))).toBe(family)
})

test('a family, its styles, its children and its bundles are in one currency', () => {
  const pair = { id: 'pair', name: 'Pair', price: 7000, styles: styleIds('fraunces', 2) }
  const own = { typefaces: { fraunces: 25000 }, styles: {}, bundles: { pair: 6900 } }
  const list = aList({ rounding: 'up_to_5', own })
  const family = familyInList(aFamily({ bundles: [pair] }), list)
  const line = { styles: styleIds('fraunces', 3), licences: [{ type: 'desktop', tier: '1' }] }

  expect(priceLine(line, family, theRules({ currency: 'USD' })).steps).toEqual([
    'One style',
    'Two styles at 50.00',
    'Bundle Pair, 2 styles',
    'Desktop, 1 user',
  ])
  expect(priceLine(line, family, theRules()).amount).toBe(11900)
  expect(family.familyPrice).toBe(25000)
  expect(familyInList(aSuperfamily(), list).children[0]?.familyPrice).toBe(18000)
})

test('a bundle over several typefaces costs the same made before its prices and after', () => {
  const families = [aFamily(), aFamily({ id: 'syne', styles: aSuperfamily().children[0]!.styles })]
  const bundle = { id: 'both', name: 'Both', price: 7000, styles: ['fraunces-1', 'sl-1'] }
  const list = aList({ rounding: 'to_00' })
  const inList = families.map((family) => familyInList(family, list))
  const [converted] = familyInList(aFamily({ bundles: [bundle] }), list).bundles ?? []
  const before = familyOfBundle(bundle, families)

  expect(before && familyInList(before, list)).toEqual(familyOfBundle(converted ?? bundle, inList))
})

test('in every list every price is a whole number of its steps, never less for a dearer one, and free only where it is free', () => {
  const broken = generatedBundles(150).flatMap(({ family }, seed) => {
    const chance = new Chance(seed + 11)
    const rounding = chance.one(ROUNDINGS)
    const currency = chance.one(['USD', 'JPY', 'ISK', 'KWD'])
    const factor = chance.one(['0.013', '0.87', '1', '1.0999', '148.25'])
    const list = aList({ currency, factor, rounding })
    const prices = stylesOfFamily(family)
      .map(({ price }) => price ?? 0)
      .toSorted((a, b) => a - b)
    const inList = prices.map((price) => convert(price, list))
    return inList.filter(
      (price, at) =>
        !Number.isSafeInteger(price) ||
        price < (inList[at - 1] ?? 0) ||
        (price === 0) !== (prices[at] === 0),
    )
  })
  expect(broken).toEqual([])
})

test('a cart whose list was taken away is in the currency of account, and says so', () => {
  const lists = [listOfAccount('EUR'), aList()] as const
  expect(['USD', null, 'GBP'].map((code) => chooseList([...lists], code).currency)).toEqual([
    'USD',
    'EUR',
    'EUR',
  ])
  expect(['USD', null, 'GBP'].map((code) => noteOnCurrency([...lists], code))).toEqual([
    null,
    null,
    'This shop has no prices in GBP any more. Your cart is in EUR now.',
  ])
  expect(refuseCurrency([...lists], 'GBP')).toBe(
    'This shop has prices in EUR and USD. Choose one of them.',
  )
})
