import { StyleIsNotForSale, StyleIsUnknown } from '../shop-error'
import { stylesOfFamily, type PricedFamily, type PricedStyle } from './priced-family'

/** The cheapest way to buy the chosen styles of one typeface and of its children. */
export type StyleCover = {
  family: PricedFamily
  /** Chosen styles of the typeface itself. */
  styles: PricedStyle[]
  /** Children with chosen styles. */
  children: StyleCover[]
  /** What the styles cost without this family's price; null: one cannot be had so. */
  separatePrice: number | null
  takesFamilyPrice: boolean
  /** null: these styles can only be had through a parent that is taken whole. */
  price: number | null
}

export type PricedCover = StyleCover & { price: number }

export function coverStyles(family: PricedFamily, chosen: ReadonlySet<string>): PricedCover {
  const styles = new Map(stylesOfFamily(family).map((style) => [style.id, style]))
  for (const id of chosen) if (!styles.has(id)) throw new StyleIsUnknown(id)

  const cover = coverFamily(family, chosen)
  if (!isPriced(cover)) throw new StyleIsNotForSale(nameOfUnpriced(cover))
  return cover
}

/** Ids of every style the price pays for: with a family's price, all of them. */
export function coveredStyles(cover: StyleCover): string[] {
  if (cover.takesFamilyPrice) return stylesOfFamily(cover.family).map((style) => style.id)
  return [...cover.styles.map((style) => style.id), ...cover.children.flatMap(coveredStyles)]
}

function coverFamily(family: PricedFamily, chosen: ReadonlySet<string>): StyleCover {
  const styles = family.styles.filter((style) => chosen.has(style.id))
  const children = family.children
    .map((child) => coverFamily(child, chosen))
    .filter((child) => child.styles.length + child.children.length > 0)

  const separatePrice = sumOf([...styles, ...children].map((part) => part.price))
  const takesFamilyPrice =
    styles.length + children.length > 0 && isCheaper(family.familyPrice, separatePrice)
  const price = takesFamilyPrice ? family.familyPrice : separatePrice

  return { family, styles, children, separatePrice, takesFamilyPrice, price }
}

function isCheaper(familyPrice: number | null, separatePrice: number | null): boolean {
  return familyPrice !== null && (separatePrice === null || familyPrice < separatePrice)
}

function sumOf(prices: (number | null)[]): number | null {
  return prices.reduce<number | null>(
    (sum, price) => (sum === null || price === null ? null : sum + price),
    0,
  )
}

function isPriced(cover: StyleCover): cover is PricedCover {
  return cover.price !== null
}

function nameOfUnpriced(cover: StyleCover): string {
  const style = cover.styles.find((candidate) => candidate.price === null)
  if (style) return `${cover.family.name} ${style.name}`

  const child = cover.children.find((candidate) => candidate.price === null)
  return child ? nameOfUnpriced(child) : cover.family.name
}
