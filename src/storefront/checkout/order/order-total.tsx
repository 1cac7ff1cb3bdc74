import { formatAmount } from '@/domain/money/format-money'
import type { OrderView } from '@/domain/order/order-answer'
import { ownValue } from '@/domain/own-value'
import type { BoughtFamilies } from '../../shop/bill/bought-families'
import type { FigureFace } from '../../shop/bill/figure-face'
import { type MeasuredStatement, PageStatement, type Statement } from '../page-statement'
import { statedTotal, textOfOrder } from './order-text'

export type ShownOrder = {
  order: OrderView
  /** Those of its typefaces that are published today. */
  families: BoughtFamilies
  /** What stands large on it, measured on the server. */
  measured: MeasuredStatement | null
}

const KINDS = { regular: 'figures', thin: 'thin figures', struck: 'struck figures' } as const

/** The total is the heading: paid in its regular weight, awaiting payment Thin, refunded struck through. */
export function OrderTotal({ order, families, measured }: ShownOrder) {
  const kind = KINDS[textOfOrder(order.state).total]
  return <PageStatement {...totalOfOrder(order, families)} {...{ measured, kind }} />
}

export function totalOfOrder(order: OrderView, families: BoughtFamilies): Statement {
  const use = textOfOrder(order.state).total === 'thin' ? 'thin' : 'total'
  return {
    text: formatAmount(statedTotal(order), order.currency),
    face: faceOfOrder(order, families, use),
  }
}

/** Of its first typeface; one that is not published any more shows itself in the first style that was bought. */
export function faceOfOrder(
  { lines }: Pick<OrderView, 'lines'>,
  families: BoughtFamilies,
  use: 'total' | 'thin' | 'thanks',
): FigureFace | null {
  const [first] = lines
  if (!first) return null
  return ownValue(families, first.slug)?.[use] ?? { face: first.face, coordinates: {} }
}
