import type { PricedFamily } from '@/domain/pricing/priced-family'
import type { Typeface } from '@/payload-types'
import { groupBy } from '../group-by'
import { idOf } from '../id-of'

type PricedRow = { id: string; name: string; price?: number | null }

/** The topmost typefaces of a list with their children, as pricing sees them. */
export function pricedFamilies(
  typefaces: Typeface[],
  stylesOf: ReadonlyMap<string, PricedRow[]>,
): PricedFamily[] {
  const ids = new Set(typefaces.map(({ id }) => id))
  const parentOf = ({ parent }: Typeface) => (parent && ids.has(idOf(parent)) ? idOf(parent) : null)
  const childrenOf = groupBy(typefaces, parentOf)
  const familyOf = ({ id, name, price }: Typeface): PricedFamily => ({
    id,
    name,
    familyPrice: price ?? null,
    styles: (stylesOf.get(id) ?? []).map((style) => ({
      id: style.id,
      name: style.name,
      price: style.price ?? null,
    })),
    children: (childrenOf.get(id) ?? []).map(familyOf),
  })
  return (childrenOf.get(null) ?? []).map(familyOf)
}
