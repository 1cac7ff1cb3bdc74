import type { Payload, Where } from 'payload'
import { compareStylesInPairs, orderStyles } from '@/domain/catalogue/styles/order-styles'
import { type NewStyleOrder, StylesChanged } from '@/domain/catalogue/styles/parse-style-order'
import { compareAndSet } from '../records/any-collection'
import { refreshPages } from '../site/page-cache/refresh-pages'
import { findPricedStyles } from '../records/prices/prices'
import { all } from '../records/rows'

/**
 * The styles of a typeface in the order of staff, or by weight again. One place after the other is written: cut short, the
 * styles stand in an order between the two, and the next move rights it.
 */
export async function setStyleOrder(
  payload: Payload,
  { typeface, was, order }: NewStyleOrder & { typeface: string },
): Promise<void> {
  const styles = await findPricedStyles(payload, typeface)
  const now = orderStyles(styles, { byWeight: compareStylesInPairs }).map(({ id }) => id)
  if (now.join() !== was.join()) throw new StylesChanged()

  const moves = styles.map(({ id, place: from = null }) => ({
    id,
    from,
    to: order && order.indexOf(id) + 1,
  }))
  let isOvertaken = false
  for (const move of moves.filter(({ from, to }) => from !== to)) {
    if (!(await setPlace(payload, move))) isOvertaken = true
  }
  await refreshPages(payload)
  if (isOvertaken) throw new StylesChanged()
}

type Move = { id: string; from: number | null; to: number | null }

/** false: somebody else has moved it since it was read. */
function setPlace(payload: Payload, { id, from, to }: Move): Promise<boolean> {
  const still: Where = from === null ? { place: { exists: false } } : { place: { equals: from } }
  return compareAndSet(payload, 'styles', all({ id }, still), { place: to })
}
