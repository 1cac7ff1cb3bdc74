import type { Payload } from 'payload'
import { describeWhole, nameStyles } from '@/domain/catalogue/styles/styles-in-words'
import type { PricedFamily } from '@/domain/pricing/priced-family'
import { findSoldFamilies } from '../../records/prices/price-inputs'
import { scopeOf } from '../cart/price-cart'

type HeldStyle = { id: string; name: string; typeface: string }

/** How styles that were bought together are named in a line. */
export type StyleNames = {
  /** One by one, or "All 20 styles" alone. */
  namesOf: (styles: readonly HeldStyle[]) => string[]
  /** "All 20 styles"; null: they are not all that is sold of their typeface today. */
  wholeOf: (styles: readonly HeldStyle[]) => string | null
}

/** For all that is named together, so that the catalogue is read once. */
export async function readWholeFamilies(
  payload: Payload,
  held: readonly (readonly HeldStyle[])[],
): Promise<StyleNames> {
  const ids = [...new Set(held.flat().map(({ id }) => id))]
  const families = await findSoldFamilies(payload, ids)
  const wholeOf: StyleNames['wholeOf'] = (styles) => {
    const scope = scopeOf({ styles: styles.map(({ id }) => id), licences: [] }, families)
    return scope && describeWhole(nameStyles(styles), nameStyles(stylesIn(scope)))
  }
  const namesOf: StyleNames['namesOf'] = (styles) => {
    const whole = wholeOf(styles)
    return whole ? [whole] : nameStyles(styles)
  }
  return { namesOf, wholeOf }
}

function stylesIn({ name, styles, children }: PricedFamily): { name: string; typeface: string }[] {
  const own = styles.map((style) => ({ name: style.name, typeface: name }))
  return [...own, ...children.flatMap(stylesIn)]
}
