import Link from 'next/link'
import type { ServerProps, Where } from 'payload'
import { countInWords, pluralOf } from '@/domain/words'
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
      <Link href={`/admin/collections/orders?${filterOf(where)}`} prefetch={false}>
        {countInWords(count)} {pluralOf(count, noun)} {words}
      </Link>
    </li>
  )
}

/** As the list itself writes a filter into its address. */
function filterOf({ and = [] }: Where): string {
  const query = and.flatMap((rule, index) =>
    Object.entries(rule).flatMap(([field, test]) =>
      Object.entries(test).map(([how, value]) => [
        `where[or][0][and][${index}][${field}][${how}]`,
        String(value),
      ]),
    ),
  )
  return new URLSearchParams(query).toString()
}
