import type { Payload, Where } from 'payload'
import { sumsOf } from '@/domain/customer/buyer-sums'
import type { Enquiry, Licence, Order, Quote, TrialOrder } from '@/payload-types'
import { groupBy } from '../../group-by'
import { findLicencesOfOrders } from '../../orders/licences/licence-records'
import { findCustomersWith, includes, within } from '../buyer-records'
import { findRowsOfBuyers } from './buyer-desk-records'

export type BuyerRow = {
  email: string
  name: string
  orders: number
  trials: number
  sums: { currency: string; amount: number }[]
  last: string
}

const MOST_ROWS = 1000
const MOST_BUYERS = 100

/** Who bought or tried last, or those with this text in address, name or company: one row an address. */
export async function readBuyers(payload: Payload, text: string): Promise<BuyerRow[]> {
  const fields = ['email', 'name', 'company']
  const where: Where = text ? { or: fields.map((field) => ({ [field]: { like: text } })) } : {}
  const { orders, trials } = await findRowsOfBuyers(payload, { where, limit: MOST_ROWS })
  const ordersOf = groupBy(orders, addressOf)
  const trialsOf = groupBy(trials, addressOf)
  const emails = new Set([...ordersOf.keys(), ...trialsOf.keys()])
  return [...emails]
    .map((email) => buyerRow(email, ordersOf.get(email) ?? [], trialsOf.get(email) ?? []))
    .toSorted((a, b) => (a.last < b.last ? 1 : -1))
    .slice(0, MOST_BUYERS)
}

function addressOf({ email }: { email?: string | null }): string {
  return (email ?? '').toLowerCase()
}

function buyerRow(email: string, orders: Order[], trials: TrialOrder[]): BuyerRow {
  const [first] = [...orders, ...trials]
  const times = [...orders, ...trials].map(({ createdAt }) => createdAt)
  return {
    email,
    name: first?.company || first?.name || '',
    orders: orders.length,
    trials: trials.length,
    sums: sumsOf(orders),
    last: times.toSorted().at(-1) ?? '',
  }
}

export type Buyer = {
  emails: string[]
  /** Addresses that staff put together. */
  customer: { id: string; name: string; note: string | null } | null
  names: string[]
  orders: Order[]
  licences: Licence[]
  trials: TrialOrder[]
  quotes: Quote[]
  enquiries: Enquiry[]
  sums: { currency: string; amount: number }[]
}

/** All of one buyer: of the address, and of those that belong to the same company. */
export async function readBuyer(payload: Payload, email: string): Promise<Buyer> {
  const [customer] = await findCustomersWith(payload, email)
  const emails = customer?.emails ?? [email]
  const where = within('email', emails)
  const rows = await findRowsOfBuyers(payload, { where, limit: MOST_ROWS })
  const own = <Row extends { email?: string | null }>(list: Row[]) =>
    list.filter((row) => includes(emails, row.email))
  const orders = own(rows.orders)
  const trials = own(rows.trials)
  const names = [...orders, ...trials].flatMap(({ company, name }) => [company, name])
  return {
    emails,
    customer: customer
      ? { id: customer.id, name: customer.name, note: customer.note ?? null }
      : null,
    names: [...new Set(names.filter((name): name is string => Boolean(name)))],
    ...{ orders, trials, quotes: own(rows.quotes), enquiries: own(rows.enquiries) },
    licences: await findLicencesOfOrders(
      payload,
      orders.map(({ id }) => id),
    ),
    sums: sumsOf(orders),
  }
}
