import Link from 'next/link'
import type { ServerProps } from 'payload'
import { countInWords, pluralOf } from '@/domain/words'
import { listFilterOf } from '@/operations/desk/list-filter'
import {
  countOrdersToDecide,
  countOverdueTransfers,
  type WaitingOrders as Waiting,
} from '@/operations/orders/waiting-order-records'
import './waiting-orders.css'

/** Above the lists of orders and quotes: what waits for staff, a click away. */
export async function WaitingOrders({ payload }: Pick<ServerProps, 'payload'>) {
  const [toDecide, overdue] = await Promise.all([
    countOrdersToDecide(payload),
    countOverdueTransfers(payload, new Date()),
  ])
  if (toDecide.count + overdue.count === 0) return null
  return (
    <ul className="waiting-orders" aria-label="Waits for you">
      <WaitingRow {...toDecide} words="waiting for your decision" noun="order" />
      <WaitingRow {...overdue} words="overdue" noun="bank transfer" />
    </ul>
  )
}

function WaitingRow({ where, count, words, noun }: Waiting & { words: string; noun: string }) {
  if (count === 0) return null
  return (
    <li>
      <Link href={`/admin/collections/orders?${listFilterOf(where)}`} prefetch={false}>
        {countInWords(count)} {pluralOf(count, noun)} {words}
      </Link>
    </li>
  )
}
