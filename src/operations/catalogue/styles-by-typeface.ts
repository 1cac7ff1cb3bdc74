import {
  compareStylesInPairs,
  type OrderedStyle,
  orderStyles,
} from '@/domain/catalogue/styles/order-styles'
import type { Typeface } from '@/payload-types'
import { groupBy } from '../group-by'
import { idOf } from '../id-of'

type Row = OrderedStyle & { typeface: string | Typeface }

/** The styles of each typeface in the order of staff; where they have none, each upright beside its italic. */
export function stylesByTypeface<Style extends Row>(
  styles: readonly Style[],
): Map<string, Style[]> {
  const groups = groupBy(styles, ({ typeface }) => idOf(typeface))
  return new Map(
    [...groups].map(([typeface, group]) => [
      typeface,
      orderStyles(group, { byWeight: compareStylesInPairs }),
    ]),
  )
}
