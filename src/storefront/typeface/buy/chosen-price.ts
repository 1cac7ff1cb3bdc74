import type { PlayView } from '@/domain/catalogue/pages/page-views'
import { formatMoney } from '@/domain/money/format-money'
import { countOf } from '@/domain/words'
import { priceOfStyles } from '@/domain/pricing/cover/cover-styles'
import type { PricedFamily } from '@/domain/pricing/priced-family'
import { NOT_FOR_SALE, priceOf } from '../../catalogue/row-text'

/** What the buy bar needs of a typeface: its prices, and the words while nothing is chosen. */
export type ForSale = {
  slug: string
  currency: string
  styleCount: number
  /** null: nothing of it is for sale. */
  price: string | null
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
  | 'styleCounts'
  | 'styles'
  | 'children'
>

/** No `href`: there is nothing to choose licences for. */
type ChosenPrice = { count: string; price: string; href: string | null }

export function saleOf(typeface: Sold): ForSale {
  const { slug, currency, styleCount, fromPrice } = typeface
  const price = fromPrice === null ? null : priceOf(typeface)
  return { slug, currency, styleCount, price, family: familyOf(typeface) }
}

/** How many styles, what they cost by themselves, and where their licences are chosen. */
export function describeChosen(typeface: ForSale, chosen: string[]): ChosenPrice {
  const { slug, currency, styleCount, family } = typeface
  const count = countOf(chosen.length || styleCount, 'style')
  const href = `/shop?typeface=${slug}`
  if (chosen.length === 0) return withLink({ count, price: typeface.price, href })

  const price = priceOfStyles(family, new Set(chosen))
  return withLink({
    count,
    price: price === null ? null : formatMoney(price, currency),
    href: `${href}&styles=${chosen.join(',')}`,
  })
}

function withLink({
  count,
  price,
  href,
}: Record<'count' | 'href', string> & Pick<ForSale, 'price'>) {
  return price === null ? { count, price: NOT_FOR_SALE, href: null } : { count, price, href }
}

function familyOf(family: PricedFamily): PricedFamily {
  const { id, name, familyPrice, styleCounts, styles, children, bundles } = family
  return {
    id,
    name,
    familyPrice,
    styleCounts,
    styles: styles.map((style) => ({ id: style.id, name: style.name, price: style.price })),
    children: children.map(familyOf),
    bundles: bundles?.map(({ id, name, price, styles }) => ({ id, name, price, styles })),
  }
}
