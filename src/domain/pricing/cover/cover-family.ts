import { type PricedFamily, type PricedStyle, stylesOfFamily } from '../priced-family'
import type { TakenCount } from './style-count'

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
  /** Where so many styles at single prices cost less. */
  count?: TakenCount
}

/** By single and family prices alone. */
export function coverFamily(family: PricedFamily, chosen: ReadonlySet<string>): StyleCover {
  const styles = family.styles.filter((style) => chosen.has(style.id))
  const children = family.children.map((child) => coverFamily(child, chosen)).filter(isChosen)

  const separatePrice = sumOf([...styles, ...children].map((part) => part.price))
  const takesFamilyPrice =
    styles.length + children.length > 0 && isCheaper(family.familyPrice, separatePrice)
  const price = takesFamilyPrice ? family.familyPrice : separatePrice

  return { family, styles, children, separatePrice, takesFamilyPrice, price }
}

/** Ids of the styles that are paid for. */
export function stylesOfCover(cover: StyleCover): string[] {
  if (cover.takesFamilyPrice) return stylesOfFamily(cover.family).map((style) => style.id)
  return [
    ...cover.styles.map((style) => style.id),
    ...cover.children.flatMap(stylesOfCover),
    ...(cover.count?.extra ?? []).map((style) => style.id),
  ]
}

export function isChosen({ styles, children }: StyleCover): boolean {
  return styles.length + children.length > 0
}

export function isCheaper(whole: number | null, separate: number | null): boolean {
  return whole !== null && (separate === null || whole < separate)
}

export function sumOf(prices: (number | null)[]): number | null {
  return prices.reduce<number | null>(
    (sum, price) => (sum === null || price === null ? null : sum + price),
    0,
  )
}
