import Link from 'next/link'
import type { WidgetServerProps } from 'payload'
import { mayEnter } from '@/operations/staff/may-enter'
import { formatMoney } from '@/domain/money/format-money'
import type { OrderState } from '@/domain/order/order-state'
import { stateInWords } from '@/domain/order/state-in-words'
import { findLatestOrders } from '@/operations/records/order-lists'
import { dashboardWords } from './words'
import './dashboard.css'

const SHOWN = 6

/** Who ordered last, for how much, and how it stands. */
export async function LatestOrders({ req: { payload, i18n, user } }: WidgetServerProps) {
  if (!(await mayEnter(payload, user, { deed: 'read', area: 'sell' }))) return null
  const words = dashboardWords(i18n.language)
  const orders = await findLatestOrders(payload, SHOWN)
  const list = `${payload.config.routes.admin}/collections/orders`

  return (
    <section className="desk" aria-labelledby="desk-latest">
      <h2 id="desk-latest">{words.latest.title}</h2>
      {orders.length === 0 && <p className="desk-quiet">{words.latest.none}</p>}
      <ol className="desk-orders">
        {orders.map(({ id, number, state, who, total, currency }) => (
          <li key={id}>
            <Link href={`${list}/${id}`} prefetch={false}>
              {number}
            </Link>
            <span>{who}</span>
            <span>{stateInWords(state as OrderState, i18n.language)}</span>
            <span>{formatMoney(total, currency)}</span>
          </li>
        ))}
      </ol>
      {orders.length > 0 && (
        <p className="desk-more">
          <Link href={list} prefetch={false}>
            {words.latest.all}
          </Link>
        </p>
      )}
    </section>
  )
}
