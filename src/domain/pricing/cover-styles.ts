import { StyleIsNotForSale, StyleIsUnknown } from '../shop-error'
import { bundlesWithin } from './bundles-within'
import type { PricedBundle } from './priced-family'
import { stylesOfFamily, type PricedFamily, type PricedStyle } from './priced-family'

/** The cheapest way to buy the chosen styles of one typeface and of its children. */
export type StyleCover = {
  family: PricedFamily
  /** Chosen styles of the typeface itself. */
  styles: PricedStyle[]
  /** Children with chosen styles. */
  children: StyleCover[]
  /** What the styles cost without this family's price; null: one of them has no other price. */
  separatePrice: number | null
  takesFamilyPrice: boolean
  /** null: these styles are sold only through a parent that is bought whole. */
  price: number | null
}

/** The bundles that are bought, and the cover of the styles outside them; `price` is for all of it. */
export type PricedCover = StyleCover & { price: number; bundles: TakenBundle[] }

/** `instead` covers the chosen styles of the bundle without it. */
export type TakenBundle = { bundle: PricedBundle; instead: StyleCover }

export function coverStyles(family: PricedFamily, chosen: ReadonlySet<string>): PricedCover {
  const known = new Set(stylesOfFamily(family).map(({ id }) => id))
  for (const id of chosen) if (!known.has(id)) throw new StyleIsUnknown(id)

  const cover = coverAny(family, chosen)
  if (!isPriced(cover)) throw new StyleIsNotForSale(nameOfUnpriced(cover))
  return cover
}

/** The price of styles that the family holds; null: not all of them are for sale. */
export function priceOfStyles(family: PricedFamily, chosen: ReadonlySet<string>): number | null {
  return coverAny(family, chosen).price
}

/** Ids of every style the price pays for: a family's price or a bundle's pays for all of theirs. */
export function coveredStyles(cover: PricedCover): string[] {
  const bundled = cover.bundles.flatMap(({ bundle }) => bundle.styles)
  return [...new Set([...stylesOfCover(cover), ...bundled])]
}

type BundledCover = StyleCover & { bundles: TakenBundle[] }

function coverAny(family: PricedFamily, chosen: ReadonlySet<string>): BundledCover {
  const { across } = family
  return across ? coverAcross({ ...family, across }, chosen) : coverOne(family, chosen)
}

/** All of the bundle, or each of its typefaces by itself: never more than on lines of their own. */
function coverAcross(
  family: PricedFamily & Required<Pick<PricedFamily, 'across'>>,
  chosen: ReadonlySet<string>,
): BundledCover {
  const { bundle, families } = family.across
  const covers = families.map((one) => coverOne(one, chosen))
  const apart = { ...joinCovers(family, covers), bundles: covers.flatMap(({ bundles }) => bundles) }
  if (chosen.size === 0 || !isCheaper(bundle.price, apart.price)) return apart

  const instead = joinCovers(
    family,
    families.map((one) => coverFamily(one, chosen)),
  )
  return { ...joinCovers(family, []), price: bundle.price, bundles: [{ bundle, instead }] }
}

function joinCovers(family: PricedFamily, covers: StyleCover[]): StyleCover {
  const price = sumOf(covers.map((cover) => cover.price))
  const children = covers.filter(isChosen)
  return { family, styles: [], children, separatePrice: price, takesFamilyPrice: false, price }
}

function coverOne(family: PricedFamily, chosen: ReadonlySet<string>): BundledCover {
  return coverCheapest(family, { left: chosen, bundles: bundlesWithin(family) })
}

/** Each bundle is tried and left out in turn; at the same price the fewest are taken. */
function coverCheapest(
  family: PricedFamily,
  { left, bundles }: { left: ReadonlySet<string>; bundles: PricedBundle[] },
): BundledCover {
  const at = bundles.findIndex(({ styles }) => styles.some((id) => left.has(id)))
  const bundle = bundles[at]
  if (!bundle) return { ...coverFamily(family, left), bundles: [] }

  const others = bundles.slice(at + 1)
  const without = coverCheapest(family, { left, bundles: others })
  const rest = new Set([...left].filter((id) => !bundle.styles.includes(id)))
  const beside = coverCheapest(family, { left: rest, bundles: others })
  const price = sumOf([bundle.price, beside.price])
  if (!isCheaper(price, without.price)) return without

  const bought = new Set([...left].filter((id) => bundle.styles.includes(id)))
  const taken = { bundle, instead: coverFamily(family, bought) }
  return { ...beside, price, bundles: [taken, ...beside.bundles] }
}

function stylesOfCover(cover: StyleCover): string[] {
  if (cover.takesFamilyPrice) return stylesOfFamily(cover.family).map((style) => style.id)
  return [...cover.styles.map((style) => style.id), ...cover.children.flatMap(stylesOfCover)]
}

function coverFamily(family: PricedFamily, chosen: ReadonlySet<string>): StyleCover {
  const styles = family.styles.filter((style) => chosen.has(style.id))
  const children = family.children.map((child) => coverFamily(child, chosen)).filter(isChosen)

  const separatePrice = sumOf([...styles, ...children].map((part) => part.price))
  const takesFamilyPrice =
    styles.length + children.length > 0 && isCheaper(family.familyPrice, separatePrice)
  const price = takesFamilyPrice ? family.familyPrice : separatePrice

  return { family, styles, children, separatePrice, takesFamilyPrice, price }
}

function isChosen({ styles, children }: StyleCover): boolean {
  return styles.length + children.length > 0
}

function isCheaper(whole: number | null, separate: number | null): boolean {
  return whole !== null && (separate === null || whole < separate)
}

function sumOf(prices: (number | null)[]): number | null {
  return prices.reduce<number | null>(
    (sum, price) => (sum === null || price === null ? null : sum + price),
    0,
  )
}

function isPriced(cover: BundledCover): cover is PricedCover {
  return cover.price !== null
}

function nameOfUnpriced(cover: StyleCover): string {
  const style = cover.styles.find((candidate) => candidate.price === null)
  if (style) return `${cover.family.name} ${style.name}`

  const child = cover.children.find((candidate) => candidate.price === null)
  return child ? nameOfUnpriced(child) : cover.family.name
}
