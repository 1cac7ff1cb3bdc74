import type { PricedFamily } from './priced-family'

/** The least one can pay to own any of it, before licences; null: nothing is for sale. */
export function lowestPrice(family: PricedFamily): number | null {
  const bundles = family.bundles ?? []
  const prices = [...pricesWithin(family), ...bundles.map(({ price }) => price)]
  return prices.length > 0 ? Math.min(...prices) : null
}

function pricesWithin(family: PricedFamily): number[] {
  const own = [family.familyPrice, ...family.styles.map((style) => style.price)]
  return [
    ...own.filter((price): price is number => price !== null),
    ...family.children.flatMap(pricesWithin),
  ]
}
