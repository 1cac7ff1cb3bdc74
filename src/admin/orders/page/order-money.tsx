import { formatMoney } from '@/domain/money/format-money'
import type { DeskRefund, OrderDesk } from '@/domain/order/order-desk'
import { DISPUTE_IN_WORDS, REFUND_IN_WORDS } from '@/domain/order/state-in-words'
import { useDates } from '../../dates/use-dates'
import { useSay } from '../../use-say'

/** What was ordered and came, and each part of it that went back or is to. */
export function OrderMoney({ desk }: { desk: OrderDesk }) {
  const say = useSay()
  const { timeOf } = useDates()
  const { currency, total, received, refunded, left, refunds } = desk
  const { fee } = desk.sheet.payment
  const rows: [string, number | null][] = [
    ['Ordered', total],
    ['Came', received],
    ['Went back', refunded],
    ['Can still go back', left],
  ]
  return (
    <>
      <dl className="order-money">
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{amount === null ? say('not known now') : formatMoney(amount, currency)}</dd>
          </div>
        ))}
        {fee && (
          <div>
            <dt>{say('Kept by Stripe')}</dt>
            <dd>{formatMoney(fee.amount, fee.currency)}</dd>
          </div>
        )}
      </dl>
      {refunds.length > 0 && (
        <ul className="order-refunds" aria-label={say('Refunds')}>
          {refunds.map((refund) => (
            <li key={refund.id}>
              <b>{formatMoney(refund.amount, currency)}</b> {say(wordsOf(refund))}
              <time dateTime={refund.at}>{timeOf(refund.at)}</time>
              {refund.failure && <q>{say(refund.failure)}</q>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function wordsOf({ state, isDispute }: DeskRefund): string {
  return (isDispute ? DISPUTE_IN_WORDS : REFUND_IN_WORDS)[state]
}
