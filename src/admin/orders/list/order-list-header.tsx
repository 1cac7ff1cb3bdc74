import type { ServerProps } from 'payload'
import { ORDER_TABS, type OrderTab } from '@/domain/order/order-list'
import { say } from '@/domain/staff/german/in-german'
import { listFilterOf } from '@/operations/read-dashboard'
import {
  countOrdersToDecide,
  countOverdueTransfers,
  countRows,
  type WaitingOrders as Waiting,
} from '@/operations/records/order-lists'
import { AdminLink } from '../../admin-link'
import { OrderTabRow } from './order-tab-row'
import '../order-list.css'

/** Above the list: the orders by how it stands with them, counted; and what is listed, as a table to take along. */
export async function OrderTabs({ payload }: Pick<ServerProps, 'payload'>) {
  const tabs = Object.entries(ORDER_TABS).map(async ([tab, states]) => {
    const { count } = await countRows(payload, 'orders', { state: { in: [...states] } })
    return [tab as OrderTab, count] as const
  })
  return <OrderTabRow counts={await Promise.all(tabs)} />
}

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
      <AdminLink href={`/admin/collections/orders?${listFilterOf(where)}`}>
        {say(language, count === 1 ? one : many, { count })}
      </AdminLink>
    </li>
  )
}
