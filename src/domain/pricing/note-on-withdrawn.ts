import type { CartLineRequest } from '../cart/cart-request'
import type { LicenceType } from '../licensing/licence-type'
import { namesInWords } from '../words'

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
