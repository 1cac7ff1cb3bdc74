import { formatAmount } from '@/domain/money/format-money'
import type { OrderView } from '@/domain/order/order-answer'
import { BillLines } from '../../shop/bill/bill-lines'
import { rowsOfSteps, type BillRow } from '../../shop/bill/bill-rows'

/** The bill as it was frozen, to the last step. */
export function OrderBill({ order }: { order: OrderView }) {
  const { currency, state, total } = order
  const left = state === 'refunded' ? 0 : total

  return (
    <div className="page-bill">
      <BillLines rows={rowsOfOrder(order)} />
      <div className="bill-sum">
        <b>Total, {currency}</b>
        <b className="num">{formatAmount(left, currency)}</b>
      </div>
    </div>
  )
}

function rowsOfOrder({ bill, tax, state, total, currency }: OrderView): BillRow[] {
  const after = [
    ...(tax ? [tax] : []),
    ...(state === 'refunded' ? [{ text: 'Refunded', amount: -total }] : []),
  ]
  const steps = after.map((step) => ({ ...step, role: 'addend' as const, struck: false }))
  return rowsOfSteps([...bill, ...steps], currency)
}
