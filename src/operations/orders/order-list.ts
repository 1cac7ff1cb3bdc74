import type { Payload, PayloadRequest, Where } from 'payload'
import { csvFormOf, csvLines, csvTable } from '@/domain/csv-table'
import { type ListedOrder, ORDER_COLUMNS, orderCells } from '@/domain/order/order-list'
import { STATE_NAMES } from '@/domain/order/state-names'
import { dayIn } from '@/domain/tax/day-in-country'
import { ownValue, pick } from '@/domain/own-value'
import type { Licence, Order } from '@/payload-types'
import { groupBy } from '../group-by'
import { idOf } from '../id-of'
import { findLicencesOfOrders } from '../records/licences'
import { feeOf, findListedOrders, findOrdersOfPapers } from '../records/order-lists'
import { readShop } from '../records/shop'
import { holdersOf } from './licences/grant-licences'
import { taxOf } from './order-response'

/** The orders of a list, all its pages, a piece at a time; what is ordered meanwhile is no part of it. */
export async function* exportOrders(
  req: PayloadRequest,
  { where, sort }: { where: Where; sort: string },
): AsyncGenerator<string> {
  const { payload } = req
  const form = csvFormOf((await readShop(payload)).country)
  const until = { placedAt: { less_than_equal: new Date().toISOString() } }
  yield csvTable([ORDER_COLUMNS], form)
  for (let page = 1, isMore = true; isMore; page++) {
    const found = await findListedOrders(req, { where: { and: [where, until] }, sort, page })
    const rows = await listedOrders(payload, found.docs)
    if (rows.length > 0) yield csvLines(rows.map(orderCells), form)
    isMore = found.hasNextPage
  }
}

async function listedOrders(payload: Payload, orders: Order[]): Promise<ListedOrder[]> {
  const licences = await findLicencesOfOrders(
    payload,
    orders.map(({ id }) => id),
  )
  const byOrder = groupBy(licences, ({ order }) => idOf(order))
  return orders.map((order) => listedOrder(order, byOrder.get(order.id) ?? []))
}

function listedOrder(order: Order, licences: Licence[]): ListedOrder {
  const { address, seller } = order
  const dayOf = (at: string) => dayIn(seller?.address.country ?? '', new Date(at))
  return {
    ...pick(order, ['number', 'net', 'total', 'currency']),
    placedOn: dayOf(order.placedAt),
    paidOn: order.paidAt ? dayOf(order.paidAt) : '',
    state: STATE_NAMES.orders[order.state],
    name: order.name ?? '',
    company: order.company ?? '',
    email: order.email ?? '',
    country: address?.country ?? '',
    vatId: order.vatid ?? '',
    licensee: holdersOf(order, licences),
    typefaces: typefacesOf(order),
    licences: licences.map(({ number }) => number),
    tax: taxOf(order)?.amount ?? 0,
    refunded: order.refunded ?? 0,
    way: order.provider ?? '',
    payment: order.intent ?? '',
    fee: feeOf(order),
  }
}

/**
 * A search over orders that finds those of an invoice and of a licence, too: by its number, its licensee as it is named today, or its
 * typeface. They stand in rows of their own, so the question is asked there first.
 */
export async function withPapers(
  payload: Payload,
  where: Where,
  fields: readonly string[],
): Promise<Where> {
  const text = searchedFor(where, fields)
  if (text !== null) {
    const id = { in: await findOrdersOfPapers(payload, text) }
    return { or: [...(where.or ?? []), { id }] }
  }
  if (!where.and) return where
  const and = await Promise.all(where.and.map((part) => withPapers(payload, part, fields)))
  return { ...where, and }
}

/** What the list's own search asks: the same text in each of its fields. null: this is another question. */
function searchedFor({ or, ...rest }: Where, fields: readonly string[]): string | null {
  if (!or || Object.keys(rest).length > 0 || or.length !== fields.length) return null
  const texts = or.map((part, index) => {
    const asked = ownValue(part, fields[index] ?? '') as { like?: unknown } | undefined
    return typeof asked?.like === 'string' ? asked.like : null
  })
  const [first = null] = texts
  return texts.every((text) => text === first) ? first : null
}

/** The families of an order, each once, in the order of its lines. */
export function typefacesOf({ lines }: Pick<Order, 'lines'>): string[] {
  const names = lines.map(({ typeface }) => typeface.name)
  return [...new Set(names)]
}
