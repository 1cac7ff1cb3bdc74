import { formatAmount } from '@/domain/money/format-money'
import type { OrderView } from '@/domain/order/order-answer'
import { BillLines } from '../shop/bill-lines'
import type { BillRow } from '../shop/bill-rows'

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

function rowsOfOrder({ lines, tax, state, total, currency }: OrderView): BillRow[] {
  const steps = lines.flatMap((line, index) =>
    line.bill.map((step, place) => ({
      ...step,
      key: `${index} ${place}`,
      text: lines.length > 1 && place === 0 ? nameStep(line.typeface, step.text) : step.text,
    })),
  )
  const all = [
    ...steps,
    ...(tax ? [{ ...tax, key: 'tax' }] : []),
    ...(state === 'refunded' ? [{ text: 'Refunded', amount: -total, key: 'refund' }] : []),
  ]
  return all.map(({ key, text, amount, ...rest }) => ({
    key,
    text,
    amount: formatAmount(amount, currency),
    inner: 'role' in rest && rest.role === 'inner',
    struck: 'struck' in rest && rest.struck === true,
  }))
}

function nameStep(typeface: string, text: string): string {
  return text.startsWith(typeface) ? text : `${typeface}, ${text}`
}
