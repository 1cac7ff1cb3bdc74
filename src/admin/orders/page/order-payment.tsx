import { moneyInWords } from '@/domain/order/history/event-in-words'
import type { DeskCredit, OrderDesk, OrderSheet } from '@/domain/order/order-for-staff'
import { DISPUTE_IN_WORDS, REFUND_IN_WORDS } from '@/domain/order/state-names'
import { fillIn } from '@/domain/staff/german/sentence-shapes'
import { useDates } from '../../use-dates'
import { useMoney, useSay } from '../../use-say'
import { useOrderWords } from '../use-order'

/** How it was paid, where that stands at Stripe, and what came and went back. */
export function OrderPayment({ desk }: { desk: OrderDesk }) {
  const words = useOrderWords()
  const { timeOf } = useDates()
  const { way, paid_at, url, intent, is_unknown } = desk.sheet.payment
  return (
    <section aria-label={words.payment}>
      <h3>{words.payment}</h3>
      <p>
        {way === null ? words.free : words.ways[way]}
        {'. '}
        {paid_at ? fillIn(words.paidOn, { when: timeOf(paid_at) }) : words.unpaid}
        {'. '}
      </p>
      {url && (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {words.atStripe} ↗
          </a>
        </p>
      )}
      {intent && (
        <p>
          <small>{intent}</small>
        </p>
      )}
      {is_unknown && <p role="alert">{words.unknownPayment}</p>}
      <OrderMoney desk={desk} />
    </section>
  )
}

/** What was ordered and came, and each part of it that went back or is to. */
function OrderMoney({ desk }: { desk: OrderDesk }) {
  const say = useSay()
  const money = useMoney()
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
            <dd>{amount === null ? say('not known now') : money(amount, currency)}</dd>
          </div>
        ))}
        {fee && (
          <div>
            <dt>{say('Kept by Stripe')}</dt>
            <dd>{money(fee.amount, fee.currency)}</dd>
          </div>
        )}
      </dl>
      {refunds.length > 0 && (
        <ul className="order-refunds" aria-label={say('Refunds')}>
          {refunds.map((refund) => (
            <li key={refund.id}>
              <b>{say(moneyInWords(refund, currency))}</b>{' '}
              {say((refund.isDispute ? DISPUTE_IN_WORDS : REFUND_IN_WORDS)[refund.state])}
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

/** Every paper of the order, a click away. */
export function OrderPapers({ sheet }: { sheet: OrderSheet }) {
  const words = useOrderWords()
  const { papers, agreed } = sheet
  return (
    <section aria-label={words.papers}>
      <h3>{words.papers}</h3>
      {papers.length === 0 && <p>{words.noPapers}</p>}
      <ul className="order-papers">
        {papers.map(({ kind, number, version, url }) => (
          <li key={url}>
            <a href={url} target={kind === 'eula' ? '_blank' : undefined} rel="noreferrer">
              {words.paperKinds[kind]} {number}
              {version !== null && `, ${fillIn(words.versionOf, { number: version })}`}{' '}
              {kind === 'eula' ? '↗' : '↓'}
            </a>
          </li>
        ))}
      </ul>
      {agreed.length > 0 && (
        <p>
          <small>
            {words.agreed}: {agreed.join(' ')}
          </small>
        </p>
      )}
    </section>
  )
}
