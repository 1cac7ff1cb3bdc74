import Link from 'next/link'
import type { UIFieldServerProps } from 'payload'
import { formatMoney } from '@/domain/money/format-money'
import { may } from '@/domain/staff/roles'
import { readCouponDesk } from '@/operations/orders/coupons/read-coupon-uses'
import type { Coupon } from '@/payload-types'
import { datesIn } from '../dates/dates-in'
import './coupon-panel.css'
import { couponWords, usageInWords } from './words'

const MOST = 50

/** On the page of a coupon: how it stands, and the orders that took it. */
export async function CouponPanel({ id, data, i18n, payload, user }: UIFieldServerProps) {
  if (!id) return null
  const words = couponWords(i18n.language)
  const { dayOf } = datesIn(payload.config, i18n.language)
  const coupon = { ...data, id: String(id) } as Coupon
  const desk = await readCouponDesk(payload, coupon)
  const { state } = desk
  const orders = may(user, 'read', 'sell') ? desk.orders : []
  return (
    <section className="field-type coupon-panel" aria-label={words.title}>
      <p>
        <b>{words.states[state]}</b>
      </p>
      <p>{usageInWords(desk, words)}</p>
      <ul>
        {orders.slice(0, MOST).map(({ id: order, number, amount, currency, isPaid, at }) => (
          <li key={order}>
            <Link href={`/admin/collections/orders/${order}`} prefetch={false}>
              {number}
            </Link>
            <span>{formatMoney(amount, currency)}</span>
            <time dateTime={at}>{dayOf(at)}</time>
            {!isPaid && <small>{words.unpaid}</small>}
          </li>
        ))}
      </ul>
      {orders.length > MOST && <p>{words.more(orders.length - MOST)}</p>}
    </section>
  )
}
