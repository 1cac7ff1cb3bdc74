'use client'

import { useListQuery } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { ORDER_TABS, type OrderTab } from '@/domain/order/order-list'
import { fillIn } from '@/domain/staff/german/sentence-shapes'
import { AdminLink } from '../../admin-link'
import { useOrderWords } from '../use-order'
import '../order-list.css'

const LIST = '/admin/collections/orders'

/** Each tab is a filter in the list's address, so it can be kept, sent and gone back to. */
export function OrderTabRow({ counts }: { counts: (readonly [OrderTab, number])[] }) {
  const words = useOrderWords()
  const { data, query } = useListQuery()
  const search = useSearchParams()
  const found = data?.totalDocs ?? 0
  const shown = JSON.stringify(statesIn(query.where))
  const address = (tab: OrderTab | null) => addressOf(tab, search.get('search'))
  return (
    <nav className="order-tabs" aria-label={words.tabs}>
      <AdminLink href={address(null)} aria-current={query.where ? undefined : 'page'}>
        {words.allOrders}
      </AdminLink>
      {counts.map(([tab, count]) => (
        <AdminLink
          key={tab}
          href={address(tab)}
          aria-current={shown === JSON.stringify(ORDER_TABS[tab]) ? 'page' : undefined}
        >
          {words.tabNames[tab]} <small>{count}</small>
        </AdminLink>
      ))}
      {found > 0 && (
        <a href={`/api/orders/export?${search.toString()}`} download>
          {found === 1 ? words.oneAsTable : fillIn(words.asTable, { count: found })} ↓
        </a>
      )}
    </nav>
  )
}

function addressOf(tab: OrderTab | null, search: string | null): string {
  const states = tab === null ? [] : ORDER_TABS[tab]
  const asked = states.map((state, index) => [`where[or][0][and][0][state][in][${index}]`, state])
  const query = new URLSearchParams([...asked, ...(search ? [['search', search]] : [])])
  return `${LIST}?${query.toString()}`
}

/** Of a filter that asks for states alone. */
function statesIn(where: unknown): unknown {
  type Asked = { or?: { and?: { state?: { in?: unknown } }[] }[] }
  const { or = [] } = (where ?? {}) as Asked
  const and = or.length === 1 ? (or[0]?.and ?? []) : []
  const asked = and.length === 1 ? and[0]?.state?.in : null
  return typeof asked === 'string' ? asked.split(',') : asked
}
