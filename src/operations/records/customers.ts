import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload, Where } from 'payload'
import { PAID_STATES } from '@/domain/customer/buyer-sums'
import { isSameAddress } from '@/domain/customer/email-address'
import { isRecord } from '@/domain/is-record'
import type { Customer, Enquiry, Order, Quote, TrialOrder } from '@/payload-types'
import {
  BUYERS_A_PAGE,
  type BuyersAsked,
  type FoundBuyers,
  type PaidSum,
} from '../buyers/buyer-list'
import { foldedColumn, foldForSqlite } from '../text-search'
import { withTypefaces } from './typefaces'
import { findAll, only } from './rows'

/** Customers among whose addresses this one is. */
export async function findCustomersWith(payload: Payload, email: string): Promise<Customer[]> {
  const where = { emails: { contains: email } }
  const rows = await findAll(payload, 'customers', { where })
  return rows.filter(({ emails }) => includes(emails, email))
}

/** Whether there is an order, a quote or a licence that one of these addresses opens. */
export async function isKnownBuyer(payload: Payload, emails: string[]): Promise<boolean> {
  const select = only('email')
  const where = within('email', emails)
  const orders = await findAll(payload, 'orders', { where, select })
  const quotes = await findAll(payload, 'quotes', { where, select })
  if ([...orders, ...quotes].some(({ email }) => includes(emails, email))) return true
  return (await findLicencesOfContact(payload, emails)).length > 0
}

/** Rows that may hold one of the addresses: how databases compare letters differs, so `includes` decides. */
export function within(field: string, emails: string[]): Where {
  return { or: emails.map((email): Where => ({ [field]: { contains: email } })) }
}

export function includes(emails: string[], email: string | null | undefined): boolean {
  return emails.some((one) => isSameAddress(one, email ?? ''))
}

/** Licences that name one of the addresses as the one to write to. */
export async function findLicencesOfContact(payload: Payload, emails: string[]) {
  const where = { contact: { exists: true } }
  const rows = await findAll(payload, 'licences', { where })
  return rows.filter(({ contact }) => includes(emails, contactOf(contact)))
}

/** Whom to write to about a licence, where somebody else was named than who bought it. */
export function contactOf(contact: unknown): string | null {
  return isRecord(contact) && typeof contact.email === 'string' ? contact.email : null
}

/** A page of those who bought or tried; each database groups in its own words. */
export function findBuyers(payload: Payload, asked: BuyersAsked): Promise<FoundBuyers> {
  const find = payload.db.name === 'mongoose' ? findBuyersInMongo : findBuyersInSqlite
  return find(payload, asked)
}

export function sumOrders(payload: Payload, emails: string[]): Promise<PaidSum[]> {
  const sum = payload.db.name === 'mongoose' ? sumOrdersInMongo : sumOrdersInSqlite
  return sum(payload, emails)
}

/** The newest of each kind that fit; `where` asks for addresses and names alone, which all of them have. */
export async function findRowsOfBuyers(
  payload: Payload,
  { where, limit }: { where: Where; limit: number },
): Promise<{ orders: Order[]; trials: TrialOrder[]; quotes: Quote[]; enquiries: Enquiry[] }> {
  const asked = { where, limit, sort: '-createdAt' }
  const [orders, trials, quotes, enquiries] = await Promise.all([
    findAll(payload, 'orders', asked),
    findAll(payload, 'trial-orders', asked),
    findAll(payload, 'quotes', asked),
    findAll(payload, 'enquiries', asked),
  ])
  return { orders, trials: await withTypefaces(payload, trials), quotes, enquiries }
}

type Grouped = { _id: string; last: Date; name: string; count: number; isFound: boolean }

const ADDRESS = { $toLower: '$email' }

/** Of each kind the addresses are grouped in the database; what comes of it is an address and its figures, never a row. */
async function findBuyersInMongo(
  payload: Payload,
  { text, page }: BuyersAsked,
): Promise<FoundBuyers> {
  const [orders, trials] = await Promise.all([
    groupByAddress(payload, 'orders', text),
    groupByAddress(payload, 'trial-orders', text),
  ])
  const trialsOf = new Map(trials.map((one) => [one._id, one]))
  const ordersOf = new Map(orders.map((one) => [one._id, one]))
  const addresses = [...new Set([...ordersOf.keys(), ...trialsOf.keys()])]
  const buyers = addresses.flatMap((email) => {
    const both = [ordersOf.get(email), trialsOf.get(email)].filter((one) => one !== undefined)
    if (!both.some(({ isFound }) => isFound)) return []
    const [newest] = both.toSorted((a, b) => b.last.getTime() - a.last.getTime())
    return {
      ...{ email, name: newest?.name ?? '', last: newest?.last.toISOString() ?? '' },
      orders: ordersOf.get(email)?.count ?? 0,
      trials: trialsOf.get(email)?.count ?? 0,
    }
  })
  const from = (page - 1) * BUYERS_A_PAGE
  const ordered = buyers.toSorted(
    (a, b) => b.last.localeCompare(a.last) || a.email.localeCompare(b.email),
  )
  return { count: buyers.length, buyers: ordered.slice(from, from + BUYERS_A_PAGE) }
}

async function groupByAddress(
  payload: Payload,
  collection: 'orders' | 'trial-orders',
  text: string,
): Promise<Grouped[]> {
  const rows = await collectionOf(payload, collection)
    .aggregate<Omit<Grouped, 'isFound'> & { names: (string | null)[] }>([
      { $match: { email: { $nin: [null, ''] } } },
      { $sort: { createdAt: -1 } },
      {
        $group: {
          _id: ADDRESS,
          last: { $first: '$createdAt' },
          name: { $first: { $cond: [{ $gt: ['$company', ''] }, '$company', '$name'] } },
          count: { $sum: 1 },
          names: {
            $addToSet: {
              $concat: [{ $ifNull: ['$name', ''] }, ' ', { $ifNull: ['$company', ''] }],
            },
          },
        },
      },
    ])
    .toArray()
  const wanted = text.toLowerCase()
  return rows.map(({ names, ...row }) => ({
    ...row,
    isFound: [row._id, ...names].some((one) => one?.toLowerCase().includes(wanted)),
  }))
}

async function sumOrdersInMongo(payload: Payload, emails: string[]): Promise<PaidSum[]> {
  const sums = await collectionOf(payload, 'orders')
    .aggregate<{ _id: { email: string; currency: string }; amount: number }>([
      { $match: { state: { $in: [...PAID_STATES] } } },
      {
        $group: {
          _id: { email: ADDRESS, currency: '$currency' },
          amount: { $sum: { $subtract: ['$total', { $ifNull: ['$refunded', 0] }] } },
        },
      },
    ])
    .toArray()
  return sums
    .filter(({ _id }) => emails.includes(_id.email))
    .map(({ _id, amount }) => ({ ..._id, amount }))
    .toSorted((a, b) => a.currency.localeCompare(b.currency))
}

function collectionOf(payload: Payload, slug: 'orders' | 'trial-orders') {
  const model = (payload.db as unknown as MongooseAdapter).collections[slug]
  if (!model) throw new Error(`There is no collection ${slug}.`)
  return model.collection
}

/** Every order and every request for trial fonts, by its address. A name stands behind its instant: the largest is the newest. */
const ROWS = `
  SELECT lower(email) AS address, created_at AS at, 1 AS ordered, 0 AS tried, name, company FROM orders
  UNION ALL
  SELECT lower(email) AS address, created_at AS at, 0 AS ordered, 1 AS tried, name, company FROM trial_orders`

/** The addresses that hold a text, or whose names do. */
function foundBy(text: string): { sql: string; wanted: string } {
  const folded = foldForSqlite(text)
  const holds = ['address', 'name', 'company'].map(
    (column) => `instr(${foldedColumn(column, folded)}, ?1)`,
  )
  const sql = `
    SELECT DISTINCT address FROM (${ROWS})
    WHERE address <> '' AND (?1 = '' OR ${holds.join(' OR ')})`
  return { sql, wanted: folded.text }
}

async function findBuyersInSqlite(
  payload: Payload,
  { text, page }: BuyersAsked,
): Promise<FoundBuyers> {
  const { client } = payload.db as unknown as SQLiteAdapter
  const { sql: found, wanted } = foundBy(text)
  const [counted, listed] = await Promise.all([
    client.execute({ sql: `SELECT count(*) AS count FROM (${found})`, args: [wanted] }),
    client.execute({
      sql: `
        SELECT address, max(at) AS last, sum(ordered) AS orders, sum(tried) AS trials,
          max(at || '|' || coalesce(nullif(company, ''), name, '')) AS named
        FROM (${ROWS}) WHERE address IN (${found})
        GROUP BY address ORDER BY last DESC, address LIMIT ?2 OFFSET ?3`,
      args: [wanted, BUYERS_A_PAGE, (page - 1) * BUYERS_A_PAGE],
    }),
  ])
  return {
    count: Number(counted.rows[0]?.count ?? 0),
    buyers: listed.rows.map(({ address, last, orders, trials, named }) => ({
      email: String(address),
      name: String(named).slice(String(last).length + 1),
      orders: Number(orders),
      trials: Number(trials),
      last: String(last),
    })),
  }
}

async function sumOrdersInSqlite(payload: Payload, emails: string[]): Promise<PaidSum[]> {
  const { client } = payload.db as unknown as SQLiteAdapter
  const marks = (values: readonly string[]) => values.map(() => '?').join(', ')
  const { rows } = await client.execute({
    sql: `
      SELECT lower(email) AS address, currency, sum(total - coalesce(refunded, 0)) AS amount FROM orders
      WHERE lower(email) IN (${marks(emails)}) AND state IN (${marks(PAID_STATES)})
      GROUP BY 1, 2 ORDER BY 1, 2`,
    args: [...emails, ...PAID_STATES],
  })
  return rows.map(({ address, currency, amount }) => ({
    email: String(address),
    currency: String(currency),
    amount: Number(amount),
  }))
}
