import { expect, test } from 'vitest'
import { familyOfBundle } from '@/domain/pricing/bundle-family'
import { coverStyles } from '@/domain/pricing/cover/cover-styles'
import { priceLine } from '@/domain/pricing/price-line'
import { type PricedFamily, stylesOfFamily } from '@/domain/pricing/priced-family'
import { theRules } from './a-price-list'
import { generatedAcross, type AcrossCase } from './generated-bundles'

const CASES = generatedAcross(200)
const LICENCES = [{ type: 'desktop', tier: '1' }]

function breaches(holds: (one: AcrossCase) => boolean): unknown[] {
  return CASES.filter((one) => !holds(one))
}

function ownOf(family: PricedFamily, chosen: readonly string[]): Set<string> {
  const own = new Set(stylesOfFamily(family).map(({ id }) => id))
  return new Set(chosen.filter((id) => own.has(id)))
}

function apart({ families, chosen }: AcrossCase): number {
  return families.reduce((sum, one) => sum + coverStyles(one, ownOf(one, chosen)).price, 0)
}

function quoteOf({ families, bundle, chosen }: AcrossCase) {
  const family = familyOfBundle(bundle, families) as PricedFamily
  return priceLine({ styles: chosen, licences: LICENCES }, family, theRules())
}

test('the generated choices take the bundle, and leave it', () => {
  const taken = CASES.map((one) => quoteOf(one).stylesPrice === one.bundle.price)
  expect([
    taken.filter(Boolean).length > 30,
    taken.filter((isTaken) => !isTaken).length > 30,
  ]).toEqual([true, true])
})

test('a choice out of a bundle over typefaces costs the bundle or its typefaces, whichever is less', () => {
  const broken = breaches((one) => {
    const least = Math.min(apart(one), one.bundle.price)
    return quoteOf(one).stylesPrice === (one.chosen.length === 0 ? 0 : least)
  })
  expect(broken).toEqual([])
})

test('what is paid for is delivered, also where a whole typeface was the cheaper way', () => {
  const broken = breaches((one) => {
    const { covers, stylesPrice } = quoteOf(one)
    if (stylesPrice === one.bundle.price && apart(one) > stylesPrice)
      return one.bundle.styles.every((id) => covers.includes(id))
    const owed = one.families.flatMap((family) => {
      const line = { styles: [...ownOf(family, one.chosen)], licences: LICENCES }
      return priceLine(line, family, theRules()).covers
    })
    return JSON.stringify(covers.toSorted()) === JSON.stringify(owed.toSorted())
  })
  expect(broken).toEqual([])
})

test('the bill of a bundle over typefaces leads to its price', () => {
  const broken = breaches((one) => {
    const { bill, stylesPrice } = quoteOf(one)
    const inner = bill.filter(({ role, struck }) => role === 'inner' && !struck)
    return inner.reduce((sum, { amount }) => sum + amount, 0) === stylesPrice
  })
  expect(broken).toEqual([])
})
