import type { PlayView } from '@/domain/catalogue/shown-rows'
import { formatMoney } from '@/domain/money/format-money'
import { pluralOf } from '@/domain/money/words'
import { coverStyles } from '@/domain/pricing/cover-styles'
import type { PricedFamily } from '@/domain/pricing/priced-family'
import { priceOf } from '../catalogue/row-words'

/** What the buy bar needs of a typeface: its prices, and what is said while nothing is chosen. */
export type ForSale = {
  slug: string
  currency: string
  styleCount: number
  price: string
  family: PricedFamily
}

type Sold = Pick<
  PlayView,
  | 'id'
  | 'name'
  | 'slug'
  | 'currency'
  | 'styleCount'
  | 'fromPrice'
  | 'familyPrice'
  | 'styles'
  | 'children'
>

export type ChoiceInWords = { count: string; price: string; href: string }

export function forSale(typeface: Sold): ForSale {
  const { slug, currency, styleCount } = typeface
  return { slug, currency, styleCount, price: priceOf(typeface), family: familyOf(typeface) }
}

/** How many styles, what they cost by themselves, and where their licences are chosen. */
export function choiceInWords(typeface: ForSale, chosen: string[]): ChoiceInWords {
  const { slug, currency, styleCount, family } = typeface
  const href = `/shop?typeface=${slug}`
  if (chosen.length === 0) return { count: countOf(styleCount), price: typeface.price, href }

  const { price } = coverStyles(family, new Set(chosen))
  return {
    count: countOf(chosen.length),
    price: formatMoney(price, currency),
    href: `${href}&styles=${chosen.join(',')}`,
  }
}

function countOf(count: number): string {
  return `${count} ${pluralOf(count, 'style')}`
}

function familyOf(family: PricedFamily): PricedFamily {
  const { id, name, familyPrice, styles, children, bundles } = family
  return {
    id,
    name,
    familyPrice,
    styles: styles.map((style) => ({ id: style.id, name: style.name, price: style.price })),
    children: children.map(familyOf),
    bundles: bundles?.map(({ id, name, price, styles }) => ({ id, name, price, styles })),
  }
}
