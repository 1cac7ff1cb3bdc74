import type { CartLineRequest } from '../cart/cart-request'
import { isSold, type LicenceType } from '../licensing/licence-type'
import { namesInWords } from '../words'
import { bundlesWithin } from './bundle-family'
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
  const licences = line.licences.filter((choice) => isSold(choice, licenceTypes))
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

/** What a cart says of licences that were taken off sale since they were chosen, and how to go on; none: nothing. */
export function noteOnWithdrawn(
  lines: readonly CartLineRequest[],
  licenceTypes: readonly Pick<LicenceType, 'key' | 'kind' | 'name'>[],
): string[] {
  // A line that changes a licence has a sentence of its own.
  const chosen = lines
    .filter(({ upgradeOf, renews }) => !upgradeOf && !renews)
    .flatMap(({ licences }) => licences.map(({ type }) => type))
  const names = licenceTypes
    .filter(({ key, kind }) => kind === 'withdrawn' && chosen.includes(key))
    .map(({ name }) => name)
  if (names.length === 0) return []
  const [are, it] = names.length === 1 ? ['is', 'it was'] : ['are', 'they were']
  return [
    `${namesInWords(names)} ${are} no longer offered: ${it} taken out of your cart. Choose another licence, or write to us.`,
  ]
}

/** What a cart says of typefaces that the shop no longer shows, where their names are known. */
export function noteOnGone(typefaces: readonly string[]): string[] {
  if (typefaces.length === 0) return []
  const [are, they] = typefaces.length === 1 ? ['is', 'it was'] : ['are', 'they were']
  return [`${namesInWords(typefaces)} ${are} no longer for sale: ${they} taken out of your cart.`]
}
