import { formatAmount } from '@/domain/money/format-money'
import type { OrderView } from '@/domain/order/order-answer'
import { cssOfFace, type FigureFace } from '../../shop/bill/figure-face'
import { FitText } from '../../ui/fit-text'
import { textOfOrder } from './order-text'

/** The faces an order's total and thanks are set in. */
export type OrderFaces = { total: FigureFace; thin: FigureFace }

type OrderTotalProps = { order: OrderView; faces: OrderFaces | null }

/** The total is the heading: paid in its regular weight, awaiting payment Thin, refunded struck through. */
export function OrderTotal({ order, faces }: OrderTotalProps) {
  const { total } = textOfOrder(order.state)
  const amount = formatAmount(order.total, order.currency)
  const face = (total === 'thin' ? faces?.thin : faces?.total) ?? faceOfOrder(order)

  return (
    <div className="fitbox">
      <FitText
        className={total === 'thin' && !faces ? 'num soft' : 'num'}
        style={cssOfFace(face)}
        capInWindow={0.75}
        fitKey={amount + total + (face?.face ?? '')}
      >
        {total === 'struck' ? <s>{amount}</s> : amount}
      </FitText>
    </div>
  )
}

export function faceOfOrder({ lines }: OrderView): FigureFace | null {
  return lines[0] ? { face: lines[0].face, coordinates: {} } : null
}
