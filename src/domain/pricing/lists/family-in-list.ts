import type { PricedFamily } from '../priced-family'
import { priceInList, type PriceList } from './price-list'

/** A family with every price as the list has it; its children, its bundles and the typefaces of a bundle as well. */
export function familyInList<Family extends PricedFamily>(family: Family, list: PriceList): Family {
  if (list.currency === list.from) return family
  return convertFamily(family, list) as Family
}

/** Keeps whatever else is known of a family and its parts: only prices change. */
function convertFamily(family: PricedFamily, list: PriceList): PricedFamily {
  const { id, familyPrice, styles, children, bundles, across } = family
  const inList = (kind: 'styles' | 'bundles') => withPrice(kind, list)
  return {
    ...family,
    familyPrice: priceInList({ kind: 'typefaces', id, price: familyPrice }, list),
    styles: styles.map(inList('styles')),
    children: children.map((child) => convertFamily(child, list)),
    ...(bundles && { bundles: bundles.map(inList('bundles')) }),
    ...(across && {
      across: {
        bundle: inList('bundles')(across.bundle),
        families: across.families.map((one) => convertFamily(one, list)),
      },
    }),
  }
}

function withPrice(kind: 'styles' | 'bundles', list: PriceList) {
  return <Part extends { id: string; price: number | null }>(part: Part): Part => ({
    ...part,
    price: priceInList({ kind, id: part.id, price: part.price }, list),
  })
}
