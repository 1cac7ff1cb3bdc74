import Link from 'next/link'
import type { ServerProps } from 'payload'
import { listFilterOf } from '@/operations/read-dashboard'
import {
  countOrdersToDecide,
  countOverdueTransfers,
  type WaitingOrders as Waiting,
} from '@/operations/records/order-lists'
import './waiting-orders.css'
import { say } from '@/domain/staff/german/in-german'

/** Above the lists of orders and quotes: what waits for staff, a click away. */
export async function WaitingOrders({ i18n, payload }: Pick<ServerProps, 'i18n' | 'payload'>) {
  const [toDecide, overdue] = await Promise.all([
    countOrdersToDecide(payload),
    countOverdueTransfers(payload, new Date()),
  ])
  if (toDecide.count + overdue.count === 0) return null
  const { language } = i18n
  return (
    <ul className="waiting-orders" aria-label={say(language, 'Waits for you')}>
      <WaitingRow {...toDecide} {...{ language }} one={ONE_TO_DECIDE} many={TO_DECIDE} />
      <WaitingRow {...overdue} {...{ language }} one={ONE_OVERDUE} many={OVERDUE} />
    </ul>
  )
}

const ONE_TO_DECIDE = 'One order waits for your decision'
const TO_DECIDE = '{count} orders wait for your decision'
const ONE_OVERDUE = 'One bank transfer is overdue'
const OVERDUE = '{count} bank transfers are overdue'

type RowProps = Waiting & { language: string; one: string; many: string }

function WaitingRow({ where, count, language, one, many }: RowProps) {
  if (count === 0) return null
  return (
    <li>
      <Link href={`/admin/collections/orders?${listFilterOf(where)}`} prefetch={false}>
        {say(language, count === 1 ? one : many, { count })}
      </Link>
    </li>
  )
}
