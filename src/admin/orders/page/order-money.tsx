import { formatMoney } from '@/domain/money/format-money'
import { moneyInWords } from '@/domain/order/history/event-in-words'
import type { DeskCredit, DeskRefund, OrderDesk } from '@/domain/order/order-for-staff'
import { DISPUTE_IN_WORDS, REFUND_IN_WORDS } from '@/domain/order/state-in-words'
import { useDates } from '../../dates/use-dates'
import { useSay } from '../../use-say'

/** What was ordered and came, and each part of it that went back or is to. */
export function OrderMoney({ desk }: { desk: OrderDesk }) {
  const say = useSay()
  const { timeOf } = useDates()
  const { currency, total, received, refunded, left, credit, refunds } = desk
  const { fee } = desk.sheet.payment
  const rows: Row[] = [
    ['Ordered', total],
    ['Came', received],
    ['Went back', refunded],
    ['Can still go back', left],
    ...(credit ? creditRows(credit) : []),
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
              <b>{say(moneyInWords(refund, currency))}</b> {say(wordsOf(refund))}
              <time dateTime={refund.at}>{timeOf(refund.at)}</time>
              {refund.failure && <q>{say(refund.failure)}</q>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type Row = [string, number | null]

/** A gift is spent before tax, and never part of what came. */
function creditRows({ used, left }: DeskCredit): Row[] {
  return [
    ['Paid with credit', used],
    ['Credit that can still go back', left],
  ]
}

function wordsOf({ state, isDispute }: DeskRefund): string {
  return (isDispute ? DISPUTE_IN_WORDS : REFUND_IN_WORDS)[state]
}
