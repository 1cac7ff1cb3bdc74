import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import { may } from '@/domain/staff/roles'
import { readCouponDesk, type CouponDesk } from '@/operations/orders/coupons/read-coupon-uses'
import type { Coupon } from '@/payload-types'
import { datesIn } from '../dates-in'
import './coupon-panel.css'
import { fillIn, wordsIn } from '@/domain/staff/german/sentence-shapes'
import { writeMoney } from '@/domain/staff/write-money'
import { AdminLink } from '../admin-link'
import WORDS from './coupon-words.json' with { type: 'json' }

const MOST = 50

/** On the page of a coupon: how it stands, and the orders that took it. */
export async function CouponPanel({ id, data, i18n, payload, user }: UIFieldServerProps) {
  if (!id) return null
  const { language } = i18n
  const words = wordsIn(WORDS, language)
  const { dayOf } = datesIn(payload.config, language)
  const coupon = { ...data, id: String(id) } as Coupon
  const desk = await readCouponDesk(payload, coupon)
  const { state } = desk
  const orders = may(user, 'read', 'sell') ? desk.orders : []
  return (
    <section className="field-type coupon-panel" aria-label={words.title}>
      <p>
        <b>{words.states[state]}</b>
      </p>
      <p>{usageInWords(desk, language)}</p>
      <ul>
        {orders.slice(0, MOST).map(({ id: order, number, amount, currency, isPaid, at }) => (
          <li key={order}>
            <AdminLink href={`/admin/collections/orders/${order}`}>{number}</AdminLink>
            <span>{writeMoney(amount, currency, language)}</span>
            <time dateTime={at}>{dayOf(at)}</time>
            {!isPaid && <small>{words.unpaid}</small>}
          </li>
        ))}
      </ul>
      {orders.length > MOST && <p>{fillIn(words.more, { count: orders.length - MOST })}</p>}
    </section>
  )
}

/** In the list of coupons: whether it can be taken, in a word. Payload draws each cell once without a row, for its header. */
export async function CouponStateCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  const { state } = await readCouponDesk(payload, rowData as Coupon)
  return <span>{wordsIn(WORDS, i18n.language).states[state]}</span>
}

/** "3 of 10 used, 120.00 € given". */
export async function CouponUsesCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  const desk = await readCouponDesk(payload, rowData as Coupon)
  return <span>{usageInWords(desk, i18n.language)}</span>
}

/** "3 of 10 used, 120.00 € given". */
function usageInWords({ uses, maxUses, given }: CouponDesk, language: string): string {
  const words = wordsIn(WORDS, language)
  if (uses === 0 && maxUses === null) return words.unused
  const used = maxUses === null ? words.used : words.usedOf
  const sums = given.map(({ amount, currency }) => writeMoney(amount, currency, language))
  return [
    fillIn(used, { uses, of: maxUses ?? 0 }),
    ...(sums.length > 0 ? [fillIn(words.given, { sums: sums.join(', ') })] : []),
  ].join(', ')
}
