import type { PricedKind, SaleMark } from './sales'

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
  /** What its price is lower by, as with styles and bundles. */
  sale?: SaleMark
  /** The whole of it as the licence types cost it that have a sale of their own. */
  byLicence?: Readonly<Record<string, PricedFamily>>
}

export type PricedStyle = {
  id: string
  name: string
  /** null: sold only with the family. */
  price: number | null
  /** Said of variable styles; without it a style is static. */
  typ?: 'static' | 'variable'
  sale?: SaleMark
}

/** Styles sold together at a price of their own, of one typeface or of several. */
export type PricedBundle = {
  id: string
  name: string
  price: number
  /** Ids of every style it buys. */
  styles: string[]
  sale?: SaleMark
}

export function stylesOfFamily(family: PricedFamily): PricedStyle[] {
  return [...family.styles, ...family.children.flatMap(stylesOfFamily)]
}

type Part = { id: string; price: number | null; sale?: SaleMark }

/** With those beneath it. */
export function everyFamily<Family extends { children: Family[] }>(family: Family): Family[] {
  return [family, ...family.children.flatMap(everyFamily)]
}

/** Every price of a family by a function; its children's, its bundles' and those of the typefaces of a bundle. */
export function mapPrices<Family extends PricedFamily>(
  family: Family,
  change: <One extends Part>(kind: PricedKind, part: One) => One,
): Family {
  return mapFamily(family, change) as Family
}

function mapFamily(
  { byLicence: _, ...family }: PricedFamily,
  change: <One extends Part>(kind: PricedKind, part: One) => One,
): PricedFamily {
  const { id, familyPrice, sale, styles, children, bundles, across } = family
  const whole: Part = { id, price: familyPrice, ...(sale && { sale }) }
  const changed = change('typefaces', whole)
  return {
    ...family,
    familyPrice: changed.price,
    ...(changed.sale && { sale: changed.sale }),
    styles: styles.map((style) => change('styles', style)),
    children: children.map((child) => mapFamily(child, change)),
    ...(bundles && { bundles: bundles.map((bundle) => change('bundles', bundle)) }),
    ...(across && {
      across: {
        bundle: change('bundles', across.bundle),
        families: across.families.map((one) => mapFamily(one, change)),
      },
    }),
  }
}

/** With every price as it was before the sales. */
export function beforeSales<Family extends PricedFamily>(family: Family): Family {
  return mapPrices(family, (_, part) => {
    const { price, sale } = part
    if (price === null || !sale) return part
    return { ...part, price: Math.max(price, sale.earlier ?? price) }
  })
}

/** The least one can pay to own any of it, before licences; null: nothing is for sale. */
export function lowestPrice(family: PricedFamily): number | null {
  const prices = pricesOf(family).map(({ price }) => price)
  return prices.length > 0 ? Math.min(...prices) : null
}

/** What that is compared with: the least that any of what costs so little cost before its sale; null: one of it cost no more. */
export function lowestBefore(family: PricedFamily): number | null {
  const lowest = lowestPrice(family)
  const earlier = pricesOf(family)
    .filter(({ price }) => price === lowest)
    .map(({ sale }) => sale?.earlier ?? null)
  return earlier.length === 0 || earlier.includes(null) ? null : Math.min(...earlier.map(Number))
}

type Priced = { price: number; sale?: SaleMark }

function pricesOf(family: PricedFamily): Priced[] {
  return [...pricesWithin(family), ...(family.bundles ?? [])]
}

function pricesWithin({ familyPrice, sale, styles, children }: PricedFamily): Priced[] {
  const own = [{ price: familyPrice, sale }, ...styles].flatMap(({ price, ...part }) =>
    price === null ? [] : [{ price, sale: part.sale }],
  )
  return [...own, ...children.flatMap(pricesWithin)]
}

/** From so many styles of a typeface on, those at single prices cost less. */
export type StyleCount = {
  from: number
  /** A decimal string with two decimals at most: "20", "12.5". */
  percentOff: string
}
