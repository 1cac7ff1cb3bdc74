import type { CartLineRequest } from '../cart/cart-request'
import type { LicenceType } from '../licensing/licence-type'
import { bundlesWithin } from './bundles-within'
import type { PricedFamily } from './priced-family'

/**
 * The part of a line that is still for sale: a cart outlives the styles, licences and tiers that staff withdraw. null:
 * nothing is. Styles without a licence count as nothing too, for they would cost nothing.
 */
export function filterSold(
  line: CartLineRequest,
  { family, licenceTypes }: { family: PricedFamily; licenceTypes: readonly LicenceType[] },
): CartLineRequest | null {
  const sold = [
    ...soldStyles(family, { isSoldWhole: false }),
    ...bundlesWithin(family).flatMap(({ styles }) => styles),
  ]
  const styles = line.styles.filter((id) => sold.includes(id))
  const licences = line.licences.filter((choice) =>
    licenceTypes.some(
      ({ kind, key, tiers }) =>
        kind === 'retail' && key === choice.type && tiers.some((tier) => tier.key === choice.tier),
    ),
  )
  return styles.length > 0 && licences.length > 0 ? { ...line, styles, licences } : null
}

/** A style without a price of its own is sold through a typeface above it that is sold whole. */
function soldStyles(family: PricedFamily, above: { isSoldWhole: boolean }): string[] {
  const isSoldWhole = above.isSoldWhole || family.familyPrice !== null
  return [
    ...family.styles.filter(({ price }) => isSoldWhole || price !== null).map(({ id }) => id),
    ...family.children.flatMap((child) => soldStyles(child, { isSoldWhole })),
  ]
}
