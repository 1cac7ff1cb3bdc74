import { expect, test } from 'vitest'
import { coverStyles } from '@/domain/pricing/cover/cover-styles'
import { priceLine } from '@/domain/pricing/price-line'
import { bundlesWithin } from '@/domain/pricing/bundle-family'
import { stylesOfFamily } from '@/domain/pricing/priced-family'
import { generatedBundles } from './generated-bundles'
import { Chance, type GeneratedCase } from './generated-carts'

const CASES = generatedBundles(600)

function breaches(holds: (one: GeneratedCase) => boolean): unknown[] {
  return CASES.filter((one) => !holds(one)).map(({ family, line }) => ({ family, line }))
}

function priceOf({ family }: GeneratedCase, styles: Iterable<string>): number {
  return coverStyles(family, new Set(styles)).price
}

function stylesLeft({ family, line }: GeneratedCase) {
  return stylesOfFamily(family).filter(({ id }) => !line.styles.includes(id))
}

test('the generated carts take bundles, alone and several at once', () => {
  const taken = CASES.map(
    ({ family, line }) => coverStyles(family, new Set(line.styles)).bundles.length,
  )
  expect([
    taken.filter((count) => count === 1).length > 50,
    taken.some((count) => count > 1),
  ]).toEqual([true, true])
})

test('bundles never make a choice dearer', () => {
  const broken = breaches((one) => {
    const plain = { ...one, family: { ...one.family, bundles: [] } }
    return priceOf(one, one.line.styles) <= priceOf(plain, one.line.styles)
  })
  expect(broken).toEqual([])
})

test('the price is that of the best of all selections of bundles, tried one by one', () => {
  const broken = breaches((one) => {
    const plain = { ...one, family: { ...one.family, bundles: [] } }
    const selections = bundlesWithin(one.family).reduce<(typeof one.family.bundles & {})[]>(
      (known, bundle) => [...known, ...known.map((selection) => [...selection, bundle])],
      [[]],
    )
    const prices = selections.map((selection) => {
      const bought = new Set(selection.flatMap(({ styles }) => styles))
      const rest = one.line.styles.filter((id) => !bought.has(id))
      return selection.reduce((sum, { price }) => sum + price, priceOf(plain, rest))
    })
    return priceOf(one, one.line.styles) === Math.min(...prices)
  })
  expect(broken).toEqual([])
})

test('adding a style never costs more than its own price, and never makes it cheaper', () => {
  const broken = breaches((one) => {
    const before = priceOf(one, one.line.styles)
    return stylesLeft(one).every(({ id, price }) => {
      const after = priceOf(one, [...one.line.styles, id])
      return after >= before && after - before <= (price ?? 0)
    })
  })
  expect(broken).toEqual([])
})

test('choosing everything a bundle brings along changes nothing', () => {
  const broken = breaches(({ family, rules, line }) => {
    const quote = priceLine(line, family, rules)
    return priceLine({ ...line, styles: quote.covers }, family, rules).amount === quote.amount
  })
  expect(broken).toEqual([])
})

test('neither the order of styles nor that of bundles matters', () => {
  const broken = breaches(({ family, rules, line }) => {
    const chance = new Chance(line.styles.length + 3)
    const turned = { ...family, bundles: chance.shuffled(family.bundles ?? []) }
    const styles = chance.shuffled(line.styles)
    return (
      JSON.stringify(priceLine({ ...line, styles }, turned, rules)) ===
      JSON.stringify(priceLine(line, family, rules))
    )
  })
  expect(broken).toEqual([])
})

test('the price never falls when a tier goes up', () => {
  const broken = breaches(({ family, rules, line }) =>
    line.licences
      .filter(({ tier }) => tier < '3')
      .every((raised) => {
        const licences = line.licences.map((licence) =>
          licence === raised ? { ...licence, tier: String(Number(licence.tier) + 1) } : licence,
        )
        const { amount } = priceLine(line, family, rules)
        return priceLine({ ...line, licences }, family, rules).amount >= amount
      }),
  )
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
