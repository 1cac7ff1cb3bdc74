import type { OrderDesk } from '@/domain/order/order-for-staff'
import { useOrderWords } from '../words'
import { OrderMoney } from './order-money'
import { useDates } from '../../dates/use-dates'

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
        {paid_at ? words.paidOn(timeOf(paid_at)) : words.unpaid}
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
