import { formatAmount } from '@/domain/money/format-money'
import type { OrderView } from '@/domain/order/order-answer'
import { refundText } from './money-back-text'
import { keptTotal } from './stated-total'
import { BillLines } from '../../shop/bill/bill-lines'
import { rowsOfSteps, type BillRow } from '../../shop/bill/bill-rows'

/** The bill as it was frozen, to the last step. */
export function OrderBill({ order }: { order: OrderView }) {
  const { currency } = order

  return (
    <div className="page-bill">
      <BillLines rows={rowsOfOrder(order)} />
      <div className="bill-sum">
        <b>Total, {currency}</b>
        <b className="num">{formatAmount(keptTotal(order), currency)}</b>
      </div>
      {order.agreed.map((sentence) => (
        <p key={sentence} className="soft agreed">
          {sentence}
        </p>
      ))}
    </div>
  )
}

function rowsOfOrder({ bill, tax, refunds, currency }: OrderView): BillRow[] {
  // Credit is no part of the total: it came off before.
  const back = refunds
    .filter(({ amount }) => amount > 0)
    .map((refund) => ({ text: refundText(refund), amount: -refund.amount }))
  const after = [...(tax ? [tax] : []), ...back]
  const steps = after.map((step) => ({ ...step, role: 'addend' as const, struck: false }))
  return rowsOfSteps([...bill, ...steps], currency)
}
