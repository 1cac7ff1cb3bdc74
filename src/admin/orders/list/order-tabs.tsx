import type { ServerProps } from 'payload'
import { ORDER_TABS, type OrderTab } from '@/domain/order/order-list'
import { countRows } from '@/operations/records/order-lists'
import { OrderTabRow } from './order-tab-row'

/** Above the list: the orders by how it stands with them, counted; and what is listed, as a table to take along. */
export async function OrderTabs({ payload }: Pick<ServerProps, 'payload'>) {
  const tabs = Object.entries(ORDER_TABS).map(async ([tab, states]) => {
    const { count } = await countRows(payload, 'orders', { state: { in: [...states] } })
    return [tab as OrderTab, count] as const
  })
  return <OrderTabRow counts={await Promise.all(tabs)} />
}
