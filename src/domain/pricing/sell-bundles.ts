import { stylesOfFamily, type PricedBundle, type PricedFamily } from './priced-family'

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
    const isComplete = styles.every((style) => sold.has(style)) && whole.every(isFilled)
    const held = [...new Set([...styles, ...whole.flat().map((style) => style.id)])]
    if (price === null || !isComplete || held.length < 2) return []
    return { id, name, slug, price, styles: held }
  })
}

function everyFamily(family: PricedFamily): PricedFamily[] {
  return [family, ...family.children.flatMap(everyFamily)]
}

function isFilled(styles: unknown[]): boolean {
  return styles.length > 0
}
