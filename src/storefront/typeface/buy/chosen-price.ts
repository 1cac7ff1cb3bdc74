import type { PlayView } from '@/domain/catalogue/pages/page-views'
import { pick } from '@/domain/own-value'
import { countOf } from '@/domain/words'
import { priceOfStyles } from '@/domain/pricing/cover/cover-styles'
import { familyInList } from '@/domain/pricing/price-list'
import { lowestPrice, type PricedFamily } from '@/domain/pricing/priced-family'
import {
  type PriceTerms,
  type PriceTexts,
  shownPrice,
  textsOf,
  withTerm,
} from '@/domain/pricing/shown-price'
import { NOT_FOR_SALE, priceOf } from '../../catalogue/row-text'

/** What the buy bar needs of a typeface: its prices, and the words while nothing is chosen. */
export type ForSale = {
  slug: string
  styleCount: number
  terms: PriceTerms
  /** null: nothing of it is for sale. */
  price: PriceTexts | null
  before?: PriceTexts
  family: PricedFamily
}

type Sold = Pick<
  PlayView,
  | 'id'
  | 'name'
  | 'slug'
  | 'terms'
  | 'styleCount'
  | 'shownFrom'
  | 'per'
  | 'shownBefore'
  | 'familyPrice'
  | 'styleCounts'
  | 'styles'
  | 'children'
>

/** No `href`: there is nothing to choose licences for. */
type ChosenPrice = {
  count: string
  price: PriceTexts
  before?: PriceTexts
  /** Before VAT, where prices are shown with it. */
  net: PriceTexts | null
  href: string | null
}

export function saleOf(typeface: Sold): ForSale {
  const { slug, terms, styleCount, shownFrom, shownBefore: before } = typeface
  const price = shownFrom && priceOf(typeface)
  return { slug, terms, styleCount, price, before, family: familyOf(typeface) }
}

/** How many styles, what they cost by themselves, and where their licences are chosen. */
export function describeChosen(typeface: ForSale, chosen: string[]): ChosenPrice {
  const { slug, terms, styleCount, family } = typeface
  const styles = new Set(chosen)
  const priceIn = (tax: PriceTerms['tax']) =>
    shownPrice({ ...terms, tax }, (list) => {
      const inList = familyInList(family, list)
      return chosen.length > 0 ? priceOfStyles(inList, styles) : lowestPrice(inList)
    })
  const sum = priceIn(terms.tax)
  const price =
    chosen.length > 0 ? sum && textsOf(sum, (money) => withTerm(money, terms.per)) : typeface.price
  const net = terms.tax && priceIn(null)
  const before = chosen.length > 0 ? undefined : typeface.before
  const count = countOf(chosen.length || styleCount, 'style')
  if (price === null) return { count, price: NOT_FOR_SALE, net: null, href: null }
  const picked = chosen.length > 0 ? `&styles=${chosen.join(',')}` : ''
  return { count, price, before, net: net && textsOf(net), href: `/shop?typeface=${slug}${picked}` }
}

function familyOf(family: PricedFamily): PricedFamily {
  const { styles, children, bundles } = family
  return {
    ...pick(family, ['id', 'name', 'familyPrice', 'styleCounts']),
    styles: styles.map((style) => pick(style, ['id', 'name', 'price'])),
    children: children.map(familyOf),
    bundles: bundles?.map((bundle) => pick(bundle, ['id', 'name', 'price', 'styles'])),
  }
}
