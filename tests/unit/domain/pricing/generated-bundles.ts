import {
  type PricedBundle,
  type PricedFamily,
  stylesOfFamily,
} from '@/domain/pricing/priced-family'
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

export type AcrossCase = { families: PricedFamily[]; bundle: PricedBundle; chosen: string[] }

/** Up to three generated families with bundles of their own, and one bundle over all of them, chosen from in part. */
export function generatedAcross(count: number): AcrossCase[] {
  const known = generatedBundles(count * 3).map(({ family }) => family)
  return Array.from({ length: count }, (_, seed) => {
    const chance = new Chance(seed + 70_001)
    const families = known
      .slice(seed * 3, seed * 3 + 2 + chance.below(2))
      .map((family, place) => renamed(family, `${place}:`))
    const styles = chance.some(families.flatMap(stylesOfFamily).map(({ id }) => id))
    const bundle = { id: 'across', name: 'Across', price: chance.below(40_000), styles }
    return { families, bundle, chosen: chance.some(styles) }
  })
}

function renamed(family: PricedFamily, mark: string): PricedFamily {
  return {
    ...family,
    id: mark + family.id,
    styles: family.styles.map((style) => ({ ...style, id: mark + style.id })),
    children: family.children.map((child) => renamed(child, mark)),
    bundles: family.bundles?.map((bundle) => ({
      ...bundle,
      id: mark + bundle.id,
      styles: bundle.styles.map((id) => mark + id),
    })),
  }
}
