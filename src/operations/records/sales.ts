import type { Payload, Where } from 'payload'
import type { Share } from '@/domain/reports/shares'
import type { Designer, Order, Refund } from '@/payload-types'
import { idOf } from '../id-of'
import { all, findAll, only } from './rows'

/** Of an order and of a refund what reports read; the rest of a row stays in the database. */
export type PaidOrder = Pick<Order, 'id' | keyof typeof ORDER>

export type GivenRefund = Pick<Refund, 'id' | keyof typeof REFUND>

type Span = { from: Date; until: Date }

/** No report holds more orders than these in memory: it adds one page after the other to its sums. */
const AT_A_TIME = 200

const ORDER = only('currency', 'net', 'tax', 'lines', 'address', 'provider', 'intent', 'paidAt')

const REFUND = only('order', 'net', 'lines', 'createdAt')

const GIVEN: Where = { state: { in: ['pending', 'succeeded'] } }

/** Paid and delivered in this time, page by page, the first first. */
export function findPaidOrders(payload: Payload, span: Span): AsyncGenerator<PaidOrder[]> {
  const where = { and: within('paidAt', span) }
  const asked = { where, select: ORDER, sort: ['paidAt', 'id'] }
  return pageByPage(payload, { collection: 'orders', ...asked })
}

/** Refunds that were made in this time, page by page, the first first. */
export function findGivenRefunds(payload: Payload, span: Span): AsyncGenerator<GivenRefund[]> {
  const where = { and: [GIVEN, ...within('createdAt', span)] }
  const asked = { where, select: REFUND, sort: ['createdAt', 'id'] }
  return pageByPage(payload, { collection: 'refunds', ...asked })
}

type Asked = Parameters<Payload['find']>[0] & { collection: 'orders' | 'refunds' }

async function* pageByPage<Row>(payload: Payload, asked: Asked): AsyncGenerator<Row[]> {
  for (let page = 1, isMore = true; isMore; page++) {
    const found = await payload.find({
      ...asked,
      page,
      limit: AT_A_TIME,
      depth: 0,
      overrideAccess: true,
    })
    if (found.docs.length > 0) yield found.docs as unknown as Row[]
    isMore = found.hasNextPage
  }
}

/** Those of them that were paid and delivered. */
export async function findPaidOrdersById(payload: Payload, ids: string[]): Promise<PaidOrder[]> {
  const where = { id: { in: ids }, paidAt: { exists: true } }
  return findAll(payload, 'orders', { where, select: ORDER })
}

/** All that was ever given back for these orders, the first first. */
export async function findGivenRefundsOf(payload: Payload, orders: string[]) {
  const where = all(GIVEN, { order: { in: orders } })
  return findAll(payload, 'refunds', { where, select: REFUND, sort: ['createdAt', 'id'] })
}

/** The typefaces that these styles are of today; a style that was deleted has none. */
export async function findTypefacesOfStyles(payload: Payload, ids: string[]) {
  const where = { id: { in: ids } }
  const rows = await findAll(payload, 'styles', { where, select: only('typeface') })
  return rows.map(({ id, typeface }) => ({ style: id, typeface: idOf(typeface) }))
}

export async function findTypefaceHeads(payload: Payload) {
  const rows = await findAll(payload, 'typefaces', {
    select: only('name', 'parent'),
    trash: true,
    sort: 'name',
  })
  return rows.map(({ id, name, parent }) => ({ id, name, parent: parent ? idOf(parent) : null }))
}

function within(field: 'paidAt' | 'createdAt', { from, until }: Span): Where[] {
  return [
    { [field]: { greater_than_equal: from.toISOString() } },
    { [field]: { less_than: until.toISOString() } },
  ]
}

/** Of all designers but one: a foundry has a few dozen. */
export async function findShares(payload: Payload, but?: string): Promise<Share[]> {
  const where: Where = but ? { id: { not_equals: but } } : {}
  return (await findAll(payload, 'designers', { where })).flatMap(sharesOf)
}

/** A row whose typeface was deleted is of nothing. A date of the admin is an instant of its day. */
export function sharesOf({ id, name, shares }: Pick<Designer, 'id' | 'name' | 'shares'>): Share[] {
  return (shares ?? []).flatMap(({ typeface, percent, from }) =>
    typeface
      ? {
          designer: { key: id, name },
          typeface: idOf(typeface),
          percent,
          from: from?.slice(0, '2027-01-01'.length) ?? null,
        }
      : [],
  )
}
