import { StylesOfSeveralTypefaces } from '@/domain/order/order-error'
import { familyOfBundle, holdsAny, isAcross } from '@/domain/pricing/bundle-family'
import { cheapestScope } from '@/domain/pricing/price-in-scopes'
import type { SoldFamily } from '../../catalogue/typefaces/priced-families'

/** Styles of several typefaces are one line as long as a bundle holds them all; else a line for each typeface. */
export function scopesOf(
  styles: string[],
  { families, strict }: { families: SoldFamily[]; strict: boolean },
): SoldFamily[] {
  const known = styles.filter((id) => families.some((one) => holdsAny(one, [id])))
  const scope = scopeOf(known, families)
  if (scope) return [scope]
  if (strict) throw new StylesOfSeveralTypefaces()
  return families.filter((one) => holdsAny(one, known))
}

/** The typeface, or the bundle over several, that sells all these styles together; null: none does. */
export function scopeOf(styles: string[], families: SoldFamily[]): SoldFamily | null {
  return cheapestScope(styles, [...families, ...bundleScopes(families)])
}

function bundleScopes(families: SoldFamily[]): SoldFamily[] {
  const bundles = families.flatMap((family) => family.bundles ?? [])
  const across = bundles.filter((bundle) => isAcross(bundle, families))
  return [...new Map(across.map((bundle) => [bundle.id, bundle])).values()].flatMap((bundle) => {
    const family = familyOfBundle(bundle, families)
    return family ? { ...family, slug: bundle.slug } : []
  })
}
