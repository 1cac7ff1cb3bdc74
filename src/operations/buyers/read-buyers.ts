import type { Payload } from 'payload'
import { sumsOf } from '@/domain/customer/buyer-sums'
import type { Enquiry, Licence, Order, Quote, TrialOrder } from '@/payload-types'
import { groupBy } from '../group-by'
import {
  findBuyers,
  findCustomersWith,
  findRowsOfBuyers,
  includes,
  sumOrders,
  within,
} from '../records/customers'
import { findLicencesOfOrders } from '../records/licences'
import { BUYERS_A_PAGE, type BuyersAsked } from './buyer-list'

/** Of one buyer alone; a page of these shows what came last. */
const MOST_ROWS = 1000

/** Everybody who bought or tried, who was heard of last first: one row an address, counted over all there is. */
export async function readBuyers(payload: Payload, asked: BuyersAsked) {
  const { buyers, count } = await findBuyers(payload, asked)
  const emails = buyers.map(({ email }) => email)
  const sums = await sumOrders(payload, emails)
  const sumsOfAddress = groupBy(sums, ({ email }) => email)
  return {
    buyers: buyers.map((buyer) => ({
      ...buyer,
      sums: (sumsOfAddress.get(buyer.email) ?? []).map(({ currency, amount }) => ({
        currency,
        amount,
      })),
    })),
    count,
    pages: Math.max(1, Math.ceil(count / BUYERS_A_PAGE)),
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
