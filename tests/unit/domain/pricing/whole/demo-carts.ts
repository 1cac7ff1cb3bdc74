import { type PricedFamily, stylesOfFamily } from '@/domain/pricing/priced-family'
import { DEMO_BUNDLES } from '@/seed/seed-bundles'
import { DEMO_LICENCE_TYPES } from '@/seed/demo-licences'
import { DEMO_SHOP } from '@/seed/fill-shop'
import { DEMO_TYPEFACES } from '@/seed/demo-typefaces'
import { DEMO_STYLE_COUNTS, type SeedTypeface } from '@/seed/demo-foundry'
import { aLicenceType, theRules } from '../a-price-list'
import { Chance, type GeneratedCase } from '../generated-carts'

const TOPMOST = DEMO_TYPEFACES.filter(({ parent }) => parent === null)

const LICENCE_TYPES = DEMO_LICENCE_TYPES.filter(({ kind }) => kind === 'retail').map(
  ({ name, tiers }) =>
    aLicenceType(
      name,
      Object.fromEntries(
        tiers.flatMap((tier): [string, [string, string]][] =>
          'multiplier' in tier ? [[tier.key, [tier.label, tier.multiplier]]] : [],
        ),
      ),
    ),
)

const { currency, combinationFactor } = DEMO_SHOP
const RULES = theRules({ currency, combinationFactor, licenceTypes: LICENCE_TYPES })

/** What visitors may choose from the demo foundry: its own prices, counts, bundles and multipliers. */
export function demoCarts(count: number): GeneratedCase[] {
  return Array.from({ length: count }, (_, seed) => {
    const chance = new Chance(seed + 4711)
    const family = familyOf(TOPMOST[seed % TOPMOST.length]!)
    const styles = chance.shuffled(stylesOfFamily(family).map(({ id }) => id))
    const types = chance.shuffled(RULES.licenceTypes)
    return {
      family: { ...family, styleCounts: DEMO_STYLE_COUNTS, bundles: bundlesOf(family) },
      rules: RULES,
      line: {
        styles: styles.slice(0, 1 + chance.below(styles.length)),
        licences: types
          .slice(0, 1 + chance.below(types.length))
          .map(({ key, tiers }) => ({ type: key, tier: tiers[chance.below(tiers.length)]!.key })),
      },
    }
  })
}

function familyOf({ slug, name, price, styles }: SeedTypeface): PricedFamily {
  return {
    id: slug,
    name,
    familyPrice: price,
    styles: styles.map((style) => ({
      id: styleId(slug, style.name),
      name: style.name,
      price: style.price,
    })),
    children: DEMO_TYPEFACES.filter(({ parent }) => parent === slug).map(familyOf),
  }
}

function bundlesOf({ id }: PricedFamily): PricedFamily['bundles'] {
  return DEMO_BUNDLES.filter(({ styles }) => styles.every(([slug]) => slug === id))
    .filter(({ typefaces }) => typefaces.length === 0)
    .map(({ slug, name, price, styles }) => ({
      id: slug,
      name,
      price,
      styles: styles.map(([typeface, style]) => styleId(typeface, style)),
    }))
}

function styleId(typeface: string, name: string): string {
  return `${typeface} ${name}`
}
