import {
  compareStylesInPairs,
  type OrderedStyle,
  orderStyles,
} from '@/domain/catalogue/styles/order-styles'
import type { PricedFamily } from '@/domain/pricing/priced-family'
import type { SoldBundle } from '@/domain/pricing/sell-bundles'
import type { Style, Typeface } from '@/payload-types'
import { groupBy } from '../../group-by'
import { idOf } from '../../id-of'

/** A family for pricing, with what a cart's response says of it. */
export type SoldFamily = PricedFamily & {
  slug: string
  children: SoldFamily[]
  bundles?: SoldBundle[]
  across?: { bundle: SoldBundle; families: SoldFamily[] }
}

type PricedRow = Pick<Style, 'id' | 'name' | 'price' | 'typ'>

/** The topmost typefaces of a list with their children; a typeface whose parent is not in the list is topmost too. */
export function pricedFamilies(typefaces: Typeface[], stylesOf: ReadonlyMap<string, PricedRow[]>) {
  const ids = new Set(typefaces.map(({ id }) => id))
  const parentOf = ({ parent }: Typeface) => (parent && ids.has(idOf(parent)) ? idOf(parent) : null)
  const childrenOf = groupBy(typefaces, parentOf)
  const familyOf = ({ id, name, slug, price }: Typeface): SoldFamily => ({
    id,
    name,
    slug,
    familyPrice: price ?? null,
    styles: (stylesOf.get(id) ?? []).map((style) => ({
      id: style.id,
      name: style.name,
      price: style.price ?? null,
      ...(style.typ === 'variable' && { typ: style.typ }),
    })),
    children: (childrenOf.get(id) ?? []).map(familyOf),
  })
  return (childrenOf.get(null) ?? []).map(familyOf)
}

type Row = OrderedStyle & { typeface: string | Typeface }

/** The styles of each typeface in the order of staff; where they have none, each upright beside its italic. */
export function stylesByTypeface<Style extends Row>(styles: readonly Style[]) {
  const groups = groupBy(styles, ({ typeface }) => idOf(typeface))
  return new Map(
    [...groups].map(([typeface, group]) => [
      typeface,
      orderStyles(group, { byWeight: compareStylesInPairs }),
    ]),
  )
}
