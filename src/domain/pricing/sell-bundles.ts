import { formatMoney } from '../money/format-money'
import { namesInWords } from '../words'
import { holdsAny } from './bundle-family'
import { priceOfStyles } from './cover/cover-styles'
import { everyFamily, type PricedBundle, type PricedFamily, stylesOfFamily } from './priced-family'

/** A bundle as staff wrote it. */
export type BundleDefinition = {
  id: string
  name: string
  slug: string
  price: number | null
  styles: string[]
  /** Held whole, with their children. */
  typefaces: string[]
}

export type SoldBundle = PricedBundle & { slug: string }

/**
 * The bundles that can be sold of these families. Nothing is sold that cannot be delivered: one style without a master, or
 * one typeface that is not published, and the bundle is not offered.
 */
export function sellBundles(
  definitions: readonly BundleDefinition[],
  families: readonly PricedFamily[],
): SoldBundle[] {
  const known = new Map(
    families.flatMap(everyFamily).map((family) => [family.id, stylesOfFamily(family)]),
  )
  const sold = new Set([...known.values()].flat().map(({ id }) => id))

  return definitions.flatMap(({ id, name, slug, price, styles, typefaces }) => {
    const whole = typefaces.map((typeface) => known.get(typeface) ?? [])
    const isComplete =
      styles.every((style) => sold.has(style)) && whole.every((styles) => styles.length > 0)
    const held = [...new Set([...styles, ...whole.flat().map((style) => style.id)])]
    if (price === null || !isComplete || held.length < 2) return []
    return { id, name, slug, price, styles: held }
  })
}

/** What a bundle is priced against. */
export type PricingContext = { families: PricedFamily[]; currency: string }

/** A sentence for staff: the bundle is sold, not sold, or of no use to anybody. */
export function describeBundle(bundle: BundleDefinition, { families, currency }: PricingContext) {
  if (bundle.price === null) return 'Not sold: it has no price.'
  const [sold] = sellBundles([bundle], families)
  if (!sold) return 'Not sold: a style has no master, or a typeface is not published.'

  const held = families.filter((one) => holdsAny(one, sold.styles))
  const count = `${sold.styles.length} styles of ${namesInWords(held.map(({ name }) => name))}`
  const separate = priceOfParts(held, sold.styles)
  if (separate === null) return `Sold: ${count}, some of them in no other way.`

  const parts = formatMoney(separate, currency)
  return separate > sold.price
    ? `Sold: ${count}, ${parts} without the bundle.`
    : `Nobody will take it: ${count} cost ${parts} without the bundle, which is no more.`
}

/** What the parts cost by single and family prices; null: one of them has none. */
function priceOfParts(families: PricedFamily[], styles: string[]): number | null {
  const prices = families.map((family) => {
    const own = stylesOfFamily(family).filter(({ id }) => styles.includes(id))
    return priceOfStyles(family, new Set(own.map(({ id }) => id)))
  })
  return prices.reduce((sum, price) => (sum === null || price === null ? null : sum + price), 0)
}
