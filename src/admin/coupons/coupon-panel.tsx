import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import { may } from '@/domain/staff/roles'
import { readCouponDesk, type CouponDesk } from '@/operations/orders/coupons/read-coupon-uses'
import type { Coupon } from '@/payload-types'
import { datesIn } from '../dates-in'
import './coupon-panel.css'
import { formatMoney } from '@/domain/money/format-money'
import { germanMoney } from '@/domain/staff/write-money'
import type { CouponState } from '@/domain/pricing/coupon'
import { AdminLink } from '../admin-link'
import WORDS from './coupon-words.json' with { type: 'json' }

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
            <AdminLink href={`/admin/collections/orders/${order}`}>{number}</AdminLink>
            <span>{words.money(amount, currency)}</span>
            <time dateTime={at}>{dayOf(at)}</time>
            {!isPaid && <small>{words.unpaid}</small>}
          </li>
        ))}
      </ul>
      {orders.length > MOST && <p>{words.more(orders.length - MOST)}</p>}
    </section>
  )
}

/** In the list of coupons: whether it can be taken, in a word. Payload draws each cell once without a row, for its header. */
export async function CouponStateCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  const { state } = await readCouponDesk(payload, rowData as Coupon)
  return <span>{couponWords(i18n.language).states[state]}</span>
}

/** "3 of 10 used, 120.00 € given". */
export async function CouponUsesCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  const desk = await readCouponDesk(payload, rowData as Coupon)
  return <span>{usageInWords(desk, couponWords(i18n.language))}</span>
}

const ENGLISH = {
  ...(WORDS.en satisfies { states: Record<CouponState, string> }),
  money: formatMoney,
  used: (uses: number, of: number | null) =>
    of === null ? `${uses} used` : `${uses} of ${of} used`,
  given: (sums: string) => `${sums} given`,
  more: (count: number) => `And ${count} earlier ones`,
}

type CouponWords = typeof ENGLISH

const GERMAN: CouponWords = {
  ...WORDS.de,
  money: germanMoney,
  used: (uses, of) => (of === null ? `${uses} eingelöst` : `${uses} von ${of} eingelöst`),
  given: (sums) => `${sums} gewährt`,
  more: (count) => `Und ${count} frühere`,
}

function couponWords(language: string): CouponWords {
  return language === 'de' ? GERMAN : ENGLISH
}

/** "3 of 10 used, 120.00 € given". */
function usageInWords(
  { uses, maxUses, given }: Pick<CouponDesk, 'uses' | 'maxUses' | 'given'>,
  words: CouponWords,
): string {
  if (uses === 0 && maxUses === null) return words.unused
  const sums = given.map(({ amount, currency }) => words.money(amount, currency)).join(', ')
  return [words.used(uses, maxUses), sums ? words.given(sums) : ''].filter(Boolean).join(', ')
}
