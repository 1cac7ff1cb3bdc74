import { StyleIsNotForSale, StyleIsUnknown } from '../sale-error'
import { bundlesWithin } from '../bundle-family'
import { type PricedBundle, type PricedFamily, stylesOfFamily } from '../priced-family'
import { coverCounted } from './cover-counted'
import {
  coverFamily,
  isCheaper,
  isChosen,
  stylesOfCover,
  sumOf,
  type StyleCover,
} from './cover-family'

/** The bundles that are bought, and the cover of the styles outside them; `price` is for all of it. */
export type PricedCover = StyleCover & { price: number; bundles: TakenBundle[] }

/** `instead` covers the chosen styles of the bundle without it. */
export type TakenBundle = { bundle: PricedBundle; instead: StyleCover }

export function coverStyles(family: PricedFamily, chosen: ReadonlySet<string>): PricedCover {
  const known = new Set(stylesOfFamily(family).map(({ id }) => id))
  for (const id of chosen) if (!known.has(id)) throw new StyleIsUnknown()

  const cover = coverAny(family, chosen)
  if (!isPriced(cover)) throw new StyleIsNotForSale({ style: nameOfUnpriced(cover) })
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
  return coverCheapest(family, { left: chosen, bundles: bundlesWithin(family), bought: new Set() })
}

/** `bought`: all styles of the bundles taken so far, chosen or not. */
type Left = { left: ReadonlySet<string>; bundles: PricedBundle[]; bought: ReadonlySet<string> }

/** Each bundle is tried and left out in turn; at the same price the fewest are taken. */
function coverCheapest(family: PricedFamily, { left, bundles, bought }: Left): BundledCover {
  const at = bundles.findIndex(({ styles }) => styles.some((id) => left.has(id)))
  const bundle = bundles[at]
  if (!bundle) return { ...coverCounted(family, { chosen: left, bought }), bundles: [] }

  const others = bundles.slice(at + 1)
  const without = coverCheapest(family, { left, bundles: others, bought })
  if (!isCheaper(bundle.price, without.price)) return without
  const rest = new Set([...left].filter((id) => !bundle.styles.includes(id)))
  const withBundle = new Set([...bought, ...bundle.styles])
  const beside = coverCheapest(family, { left: rest, bundles: others, bought: withBundle })
  const price = sumOf([bundle.price, beside.price])
  if (!isCheaper(price, without.price)) return without

  const own = new Set([...left].filter((id) => bundle.styles.includes(id)))
  const taken = { bundle, instead: coverFamily(family, own) }
  return { ...beside, price, bundles: [taken, ...beside.bundles] }
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

/** What a buyer pays for all of a typeface that is sold whole: its own price, or less where its styles together cost less. */
export function wholePrice(family: PricedFamily): number | null {
  if (family.familyPrice === null) return null
  return priceOfStyles(family, new Set(stylesOfFamily(family).map(({ id }) => id)))
}
