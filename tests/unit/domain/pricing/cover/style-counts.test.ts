import { expect, test } from 'vitest'
import { priceLine } from '@/domain/pricing/price-line'
import type { PricedFamily } from '@/domain/pricing/priced-family'
import { aFamily, styleIds, stylesAt, theRules } from '../a-price-list'

const FROM_FOUR = [{ from: 4, percentOff: '20' }]
const LICENCES = [{ type: 'desktop', tier: '1' }]

function billOf(family: PricedFamily, styles: string[]) {
  const { bill, covers } = priceLine({ styles, licences: LICENCES }, family, theRules())
  const inner = bill.filter(({ role }) => role === 'inner')
  return { steps: inner.map(({ text, amount, struck }) => [text, amount, struck]), covers }
}

function aCountedFamily(prices: number[], given: Partial<PricedFamily> = {}): PricedFamily {
  const styles = stylesAt('fraunces', prices)
  return aFamily({ familyPrice: null, styles, styleCounts: FROM_FOUR, ...given })
}

test('four styles à 50.00 cost 160.00, and the bill says why', () => {
  const family = aCountedFamily([5000, 5000, 5000, 5000, 5000])
  expect(billOf(family, styleIds('fraunces', 4)).steps).toEqual([
    ['Four styles at 50.00', 20000, true],
    ['Four styles, −20 %', 16000, false],
  ])
})

test('three styles are not four', () => {
  const family = aCountedFamily([5000, 5000, 5000, 5000])
  expect(billOf(family, styleIds('fraunces', 3)).steps).toEqual([
    ['Three styles at 50.00', 15000, false],
  ])
})

test('the family is taken where it costs less, or as much', () => {
  const family = aCountedFamily([5000, 5000, 5000, 5000], { familyPrice: 16000 })
  expect(billOf(family, styleIds('fraunces', 4)).steps.at(-1)).toEqual([
    'Family price, all 4 styles',
    16000,
    false,
  ])
})

test('a bundle is bought beside the styles that count', () => {
  const pair = { id: 'pair', name: 'Pair', price: 1000, styles: styleIds('fraunces', 2) }
  const family = aCountedFamily([5000, 5000, 5000, 5000, 5000, 5000], { bundles: [pair] })
  expect(billOf(family, styleIds('fraunces', 6)).steps).toEqual([
    ['Four styles at 50.00', 20000, true],
    ['Four styles, −20 %', 16000, false],
    ['Two styles at 50.00', 10000, true],
    ['Bundle Pair, 2 styles', 1000, false],
  ])
})

test('a style that makes the others cheaper comes along, so that nobody pays more for fewer', () => {
  const family = aCountedFamily([5000, 5000, 5000, 100, 900])
  expect(billOf(family, styleIds('fraunces', 3))).toEqual({
    steps: [
      ['Three styles at 50.00', 15000, true],
      ['Four styles, −20 %; Cut 4 comes with it', 12080, false],
    ],
    covers: styleIds('fraunces', 4),
  })
})

test('what costs nothing does not count', () => {
  const family = aCountedFamily([5000, 5000, 5000, 0])
  expect(billOf(family, styleIds('fraunces', 4)).steps).toEqual([
    ['Three styles at 50.00', 15000, false],
    ['One style at 0.00', 0, false],
  ])
})
