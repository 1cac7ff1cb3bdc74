import type { CollectionSlug, Payload, Where } from 'payload'
import { parseLicenceNumber } from '@/domain/order/numbers'
import type { Invoice, Licence, Order, Quote } from '@/payload-types'
import { readBuyers } from '../buyers/read-buyers'
import { idOf } from '../id-of'
import { findOrdersOfPapers } from '../records/order-lists'
import { findAll } from '../records/rows'

/** What was found of one kind, the newest first; `state` as it is stored. */
export type FoundKind = 'orders' | 'invoices' | 'licences' | 'quotes' | 'buyers'

type FoundRow = { path: string; name: string; whose: string; state: string | null; at: string }

export type FoundGroup = { kind: FoundKind; rows: FoundRow[]; hasMore: boolean; list: string }

const MOST_OF_A_KIND = 10

/** Orders, invoices, licences, quotes and buyers that a text stands in, by number, name, company or address. */
export async function searchDesk(payload: Payload, asked: string): Promise<FoundGroup[]> {
  const text = parseLicenceNumber(asked) ?? asked.trim()
  if (!text) return []
  const papers = { in: await findOrdersOfPapers(payload, text) }
  const [orders, invoices, licences, quotes, buyers] = await Promise.all([
    find(payload, 'orders', '-placedAt', [...within(PEOPLE, text), { id: papers }]),
    find(payload, 'invoices', '-issuedAt', within(['number'], text)),
    find(payload, 'licences', '-issuedAt', within(LICENCE, text)),
    find(payload, 'quotes', '-createdAt', within(PEOPLE, text)),
    readBuyers(payload, { text, page: 1 }),
  ])
  const owners = await ordersOf(payload, invoices)
  const list = (collection: string) =>
    `/collections/${collection}?${new URLSearchParams({ search: text }).toString()}`
  return [
    groupOf('orders', orders.map(orderRow), list('orders')),
    groupOf(
      'invoices',
      invoices.map((invoice) => invoiceRow(invoice, owners.get(idOf(invoice.order)))),
      list('invoices'),
    ),
    groupOf('licences', licences.map(licenceRow), list('licences')),
    groupOf('quotes', quotes.map(quoteRow), list('quotes')),
    groupOf(
      'buyers',
      buyers.buyers.map(({ email, name, last }) => ({
        path: `/buyers?${new URLSearchParams({ email }).toString()}`,
        ...{ name: name || email, whose: name ? email : '', state: null, at: last },
      })),
      `/buyers?${new URLSearchParams({ q: text }).toString()}`,
    ),
  ]
}

const PEOPLE = ['number', 'email', 'name', 'company']

const LICENCE = ['number', 'licenseeName', 'typefaceName']

function within(fields: readonly string[], text: string): Where[] {
  return fields.map((field) => ({ [field]: { like: text } }))
}

/** One more than is shown says that there are others. */
function find<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  sort: string,
  or: Where[],
) {
  return findAll(payload, collection, { where: { or }, sort, limit: MOST_OF_A_KIND + 1 })
}

async function ordersOf(payload: Payload, invoices: Invoice[]): Promise<Map<string, Order>> {
  const ids = invoices.map(({ order }) => idOf(order))
  const orders = await findAll(payload, 'orders', { where: { id: { in: ids } } })
  return new Map(orders.map((order) => [order.id, order]))
}

function groupOf(kind: FoundKind, rows: FoundRow[], list: string): FoundGroup {
  return {
    ...{ kind, list, rows: rows.slice(0, MOST_OF_A_KIND) },
    hasMore: rows.length > MOST_OF_A_KIND,
  }
}

function orderRow(order: Order): FoundRow {
  const { id, number, state, placedAt } = order
  return {
    ...{ name: number, whose: whoseIs(order), state, at: placedAt },
    path: `/collections/orders/${id}`,
  }
}

function invoiceRow({ id, number, kind, issuedAt }: Invoice, order: Order | undefined): FoundRow {
  return {
    ...{ name: number, whose: order ? whoseIs(order) : '', state: kind, at: issuedAt },
    path: `/collections/invoices/${id}`,
  }
}

function licenceRow({ id, number, state, issuedAt, ...licence }: Licence): FoundRow {
  const whose = [licence.licenseeName, licence.typefaceName].filter(Boolean).join(', ')
  return { ...{ name: number, whose, state, at: issuedAt }, path: `/collections/licences/${id}` }
}

function quoteRow(quote: Quote): FoundRow {
  const { id, number, state, createdAt } = quote
  return {
    ...{ name: number, whose: whoseIs(quote), state, at: createdAt },
    path: `/collections/quotes/${id}`,
  }
}

function whoseIs({ company, name, email }: Pick<Order, 'company' | 'name' | 'email'>): string {
  return company || name || email || ''
}
