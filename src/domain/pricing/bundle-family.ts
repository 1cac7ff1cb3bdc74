import { ownValue } from '../own-value'
import { type PricedBundle, type PricedFamily, stylesOfFamily } from './priced-family'

/** A typeface with its children, whatever else is known of them. */
type Tree<Family> = PricedFamily & { children: Family[] }

type BundleFamily<Family, Bundle> = Pick<
  PricedFamily,
  'id' | 'name' | 'familyPrice' | 'byLicence'
> & {
  styles: []
  children: Family[]
  bundles: Bundle[]
  across: { bundle: Bundle; families: Family[] }
}

/**
 * A bundle over several typefaces as a family of its own, to choose from and to price: its children are its typefaces cut
 * down to the styles it holds. null: not all of it is for sale.
 */
export function familyOfBundle<Family extends Tree<Family>, Bundle extends PricedBundle>(
  bundle: Bundle,
  families: readonly Family[],
): BundleFamily<Family, Bundle> | null {
  const held = new Set(bundle.styles)
  const children = families.flatMap((family) => cutTo(family, held))
  const found = children.flatMap((child) => stylesOfFamily(child))
  if (found.length < held.size) return null
  const byLicence = bundleByLicence(bundle, families)
  return {
    ...(byLicence && { byLicence }),
    id: bundle.id,
    name: bundle.name,
    familyPrice: null,
    styles: [],
    children,
    bundles: [bundle],
    across: { bundle, families: families.filter((family) => holdsAny(family, bundle.styles)) },
  }
}

/** As licence types cost it that have a sale of their own. */
function bundleByLicence(bundle: PricedBundle, families: readonly PricedFamily[]) {
  const licences = new Set(families.flatMap(({ byLicence = {} }) => Object.keys(byLicence)))
  if (licences.size === 0) return null
  const priced = [...licences].flatMap((licence): [string, PricedFamily][] => {
    const those = families.map((family) => ownValue(family.byLicence, licence) ?? family)
    const own = those.flatMap(bundlesOfTree).find(({ id }) => id === bundle.id) ?? bundle
    const family = familyOfBundle(own, those)
    return family ? [[licence, family]] : []
  })
  return Object.fromEntries(priced)
}

/** Whether its styles belong to more than one topmost typeface: then it is a choice of its own. */
export function isAcross(bundle: PricedBundle, families: readonly PricedFamily[]): boolean {
  return families.filter((family) => holdsAny(family, bundle.styles)).length > 1
}

export function holdsAny(family: PricedFamily, styles: readonly string[]): boolean {
  return stylesOfFamily(family).some((style) => styles.includes(style.id))
}

/** The price of a whole family is kept only where the whole of it is held. */
function cutTo<Family extends Tree<Family>>(family: Family, held: ReadonlySet<string>): Family[] {
  const all = stylesOfFamily(family)
  if (!all.some(({ id }) => held.has(id))) return []
  const isWhole = all.every(({ id }) => held.has(id))
  return [
    {
      ...family,
      familyPrice: isWhole ? family.familyPrice : null,
      styles: family.styles.filter(({ id }) => held.has(id)),
      children: family.children.flatMap((child) => cutTo(child, held)),
    },
  ]
}

/** The most bundles of one family that pricing compares: staff are refused a ninth. */
export const MOST_BUNDLES = 8

/** The bundles whose styles all belong to a family, each once, the cheapest first; a bundle that is the family precedes them. */
export function bundlesWithin(family: PricedFamily): PricedBundle[] {
  const known = new Set(stylesOfFamily(family).map((style) => style.id))
  const within = bundlesOfTree(family)
    .filter(({ styles }) => styles.every((id) => known.has(id)))
    .toSorted((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))
  const own = family.across ? [family.across.bundle] : []
  return [...new Map([...own, ...within].map((bundle) => [bundle.id, bundle])).values()].slice(
    0,
    MOST_BUNDLES,
  )
}

function bundlesOfTree({ bundles = [], children }: PricedFamily): PricedBundle[] {
  return [...bundles, ...children.flatMap(bundlesOfTree)]
}
