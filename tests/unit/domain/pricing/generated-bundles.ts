import type { PricedBundle } from '@/domain/pricing/priced-bundle'
import { stylesOfFamily } from '@/domain/pricing/priced-family'
import { Chance, generatedCases, type GeneratedCase } from './generated-carts'

/** The generated carts with up to five bundles each, at any price, some of them over each other and over children. */
export function generatedBundles(count: number): GeneratedCase[] {
  return generatedCases(count).map((one, seed) => {
    const chance = new Chance(seed + 9001)
    const all = stylesOfFamily(one.family).map(({ id }) => id)
    const bundles = Array.from({ length: chance.below(6) }, (_, index): PricedBundle => ({
      id: `bundle-${index}`,
      name: `Bundle ${index}`,
      price: chance.below(15_000),
      styles: chance.some(all),
    })).filter(({ styles }) => styles.length > 1)
    return { ...one, family: { ...one.family, bundles } }
  })
}
