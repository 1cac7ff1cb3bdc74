import { formatAmount } from '@/domain/money/format-money'
import type { OrderView } from '@/domain/order/order-answer'
import type { BoughtFamilies } from '../../shop/bill/bought-families'
import { cssOfFace, type FigureFace } from '../../shop/bill/figure-face'
import { FitText } from '../../ui/fit-text'
import { textOfOrder } from './order-text'

type OrderTotalProps = { order: OrderView; families: BoughtFamilies }

/** The total is the heading: paid in its regular weight, awaiting payment Thin, refunded struck through. */
export function OrderTotal({ order, families }: OrderTotalProps) {
  const { total } = textOfOrder(order.state)
  const amount = formatAmount(order.total, order.currency)
  const face = faceOfOrder(order, families, total === 'thin' ? 'thin' : 'total')

  return (
    <div className="fitbox">
      <FitText
        className="num"
        style={cssOfFace(face)}
        capInWindow={0.75}
        fitKey={amount + total + (face?.face ?? '')}
      >
        {total === 'struck' ? <s>{amount}</s> : amount}
      </FitText>
    </div>
  )
}

/** Of its first typeface; one that is not published any more shows itself in the first style that was bought. */
export function faceOfOrder(
  { lines }: OrderView,
  families: BoughtFamilies,
  use: 'total' | 'thin' | 'thanks',
): FigureFace | null {
  const [first] = lines
  if (!first) return null
  return families[first.slug]?.[use] ?? { face: first.face, coordinates: {} }
}
