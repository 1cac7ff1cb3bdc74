/** What pricing needs to know of a typeface. A TypefaceView fits. */
export type PricedFamily = {
  id: string
  name: string
  /** Buys every style of the typeface and of its children; null: not sold whole. */
  familyPrice: number | null
  styles: PricedStyle[]
  children: PricedFamily[]
  /** Of the topmost typeface; a child is counted with it. */
  styleCounts?: readonly StyleCount[]
  /** Those that hold styles of it; one that reaches beyond the family is no part of its price. */
  bundles?: PricedBundle[]
  /** Of a bundle over several typefaces: these typefaces whole, for each may sell its styles for less. */
  across?: { bundle: PricedBundle; families: PricedFamily[] }
}

export type PricedStyle = {
  id: string
  name: string
  /** null: sold only with the family. */
  price: number | null
  /** Said of variable styles; without it a style is static. */
  typ?: 'static' | 'variable'
}

/** Styles sold together at a price of their own, of one typeface or of several. */
export type PricedBundle = {
  id: string
  name: string
  price: number
  /** Ids of every style it buys. */
  styles: string[]
}

export function stylesOfFamily(family: PricedFamily): PricedStyle[] {
  return [...family.styles, ...family.children.flatMap(stylesOfFamily)]
}

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

/** From so many styles of a typeface on, those at single prices cost less. */
export type StyleCount = {
  from: number
  /** A decimal string with two decimals at most: "20", "12.5". */
  percentOff: string
}
