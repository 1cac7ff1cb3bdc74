import { expect, test } from 'vitest'
import { coverStyles } from '@/domain/pricing/cover/cover-styles'
import { priceLine } from '@/domain/pricing/price-line'
import { type PricedFamily, stylesOfFamily } from '@/domain/pricing/priced-family'
import { generatedCounts } from './generated-counts'
import { Chance, type GeneratedCase } from '../generated-carts'
import { leastOfAllCovers } from './try-all-covers'

const CASES = generatedCounts(300)

function breaches(holds: (one: GeneratedCase) => boolean): unknown[] {
  return CASES.filter((one) => !holds(one)).map(({ family, line }) => ({ family, line }))
}

function priceOf(family: PricedFamily, styles: Iterable<string>): number {
  return coverStyles(family, new Set(styles)).price
}

test('the generated carts take discounts by number, alone, beside bundles and beside sub-families', () => {
  const covers = CASES.map(({ family, line }) => coverStyles(family, new Set(line.styles)))
  const counted = covers.filter(({ count }) => count)
  expect([
    counted.length > 50,
    counted.filter(({ bundles }) => bundles.length > 0).length > 3,
    counted.filter(({ children }) => children.some((child) => child.takesFamilyPrice)).length > 3,
    counted.filter(({ count }) => count!.extra.length > 0).length > 3,
  ]).toEqual([true, true, true, true])
})

test('a discount by number never makes a choice dearer', () => {
  const broken = breaches(({ family, line }) => {
    const plain = { ...family, styleCounts: [] }
    return priceOf(family, line.styles) <= priceOf(plain, line.styles)
  })
  expect(broken).toEqual([])
})

test('adding a style never costs more than its own price, and never makes it cheaper', () => {
  const broken = breaches(({ family, line }) => {
    const before = priceOf(family, line.styles)
    return stylesOfFamily(family)
      .filter(({ id }) => !line.styles.includes(id))
      .every(({ id, price }) => {
        const after = priceOf(family, [...line.styles, id])
        return after >= before && after - before <= (price ?? 0)
      })
  })
  expect(broken).toEqual([])
})

test('the price is the least of all ways to buy it, tried one by one', () => {
  const small = generatedCounts(2000).filter(
    ({ family, line }) => stylesOfFamily(family).length <= 8 && line.styles.length > 1,
  )
  const broken = small.filter(
    ({ family, line }) => priceOf(family, line.styles) !== leastOfAllCovers(family, line.styles),
  )
  expect(small.length).toBeGreaterThan(100)
  expect(broken).toEqual([])
})

test('choosing everything that comes along changes nothing', () => {
  const broken = breaches(({ family, rules, line }) => {
    const quote = priceLine(line, family, rules)
    return priceLine({ ...line, styles: quote.covers }, family, rules).amount === quote.amount
  })
  expect(broken).toEqual([])
})

test('the order of styles does not matter', () => {
  const broken = breaches(({ family, rules, line }) => {
    const styles = new Chance(line.styles.length + 5).shuffled(line.styles)
    return (
      JSON.stringify(priceLine({ ...line, styles }, family, rules)) ===
      JSON.stringify(priceLine(line, family, rules))
    )
  })
  expect(broken).toEqual([])
})

test('what is not struck on the bill leads to the price', () => {
  const broken = breaches(({ family, rules, line }) => {
    const quote = priceLine(line, family, rules)
    const inner = quote.bill.filter(({ role, struck }) => role === 'inner' && !struck)
    return inner.reduce((sum, { amount }) => sum + amount, 0) === quote.stylesPrice
  })
  expect(broken).toEqual([])
})
