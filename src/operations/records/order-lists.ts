import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionSlug, PaginatedDocs, Payload, PayloadRequest, Where } from 'payload'
import { nextCheckAfterMs } from '@/domain/order/check-times'
import type { Order } from '@/payload-types'
import type { ProviderFee } from '@/payments/payment-provider'
import { idOf } from '../id-of'
import { foldedColumn, foldForSqlite } from '../text-search'
import { compareAndSet, isStill } from './any-collection'
import { all, asRead, countAll, findAll, only } from './rows'

const MOST_FOUND = 500

const AT_A_TIME = 200

/** Of those that whoever asks may see, by fields they may see. */
export function findListedOrders(
  req: PayloadRequest,
  { where, sort, page }: { where: Where; sort: string; page: number },
): Promise<PaginatedDocs<Order>> {
  return req.payload.find({
    collection: 'orders',
    ...{ where, sort, page, req, limit: AT_A_TIME, depth: 0, overrideAccess: false },
  })
}

/** What a text is looked for in, beside the orders themselves. */
const PAPERS = {
  licences: { fields: ['number', 'licenseeName', 'typefaceName'], sort: '-issuedAt' },
  invoices: { fields: ['number'], sort: '-issuedAt' },
} as const

/** The orders of the licences and invoices that have this text in number, licensee or typeface, and those that went to such a place. */
export async function findOrdersOfPapers(payload: Payload, text: string): Promise<string[]> {
  const [sent, ...rows] = await Promise.all([
    findOrdersAt(payload, text),
    findPapers(payload, 'licences', text),
    findPapers(payload, 'invoices', text),
  ])
  return [...new Set([...rows.flat().map(({ order }) => idOf(order)), ...sent])]
}

/** An address pasted whole has fewer. */
const MOST_WORDS = 12

const LINES = ['street', 'street_2', 'postal_code', 'city']

/** Each word begins one of the address. Past Payload, which asks for a text within JSON wherever it stands: "5" is in "10115". */
async function findOrdersAt({ db }: Payload, text: string): Promise<string[]> {
  const words = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
  if (words.length === 0) return []
  if (db.name === 'mongoose') {
    const plain = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const begins = (word: string) => ({ $regex: `(^|\\s)${plain(word)}`, $options: 'i' })
    const $and = words.map((word) => ({
      $or: LINES.map((line) => ({ [`address.${line}`]: begins(word) })),
    }))
    const orders = (db as unknown as MongooseAdapter).collections.orders
    const found = await orders?.find({ $and }, { _id: 1 }).sort({ placedAt: -1 }).limit(MOST_FOUND)
    return (found ?? []).map(({ _id }) => String(_id))
  }
  const lines = LINES.map((line) => `coalesce(json_extract(address, '$.${line}'), '')`)
  const folded = words.map((word) => foldForSqlite(` ${word}`))
  const holds = folded.map(
    (word, at) =>
      `instr(${foldedColumn(`' ' || ${lines.join(" || ' ' || ")}`, word)}, ?${at + 2}) > 0`,
  )
  const { rows } = await (db as unknown as SQLiteAdapter).client.execute({
    sql: `SELECT id FROM orders WHERE ${holds.join(' AND ')} ORDER BY placed_at DESC LIMIT ?1`,
    args: [MOST_FOUND, ...folded.map((word) => word.text)],
  })
  return rows.map(({ id }) => String(id))
}

function findPapers(payload: Payload, collection: keyof typeof PAPERS, text: string) {
  const { fields, sort } = PAPERS[collection]
  const where = { or: fields.map((field) => ({ [field]: { like: text } })) }
  return findAll(payload, collection, { where, select: only('order'), limit: MOST_FOUND, sort })
}

/** A buyer at the payment step is given this long before the shop asks by itself. */
export const FIRST_CHECK_AFTER_MS = 2 * 60_000

const AFTER_FAILURE_MS = 60_000

export const ORDERS_AT_A_TIME = 100

type Due = {
  now: Date
  /** Only orders whose next step needs no answer of the payment provider. */
  withoutProvider?: boolean
}

/** Orders with something left to do, those checked longest ago first. */
export async function findDueOrders(payload: Payload, { now, withoutProvider = false }: Due) {
  return findAll(payload, 'orders', {
    where: { and: [isDue(now), ...(withoutProvider ? [NEEDS_NO_PROVIDER] : [])] },
    limit: ORDERS_AT_A_TIME,
    sort: ['checkedAt', 'placedAt'],
    showHiddenFields: true,
  })
}

/** True for one process alone. The next check is set before this one begins: an order that fails holds nobody up. */
export function claimCheck(payload: Payload, order: Order, now: Date): Promise<boolean> {
  const checks = order.checks ?? 0
  return compareAndSet(
    payload,
    'orders',
    all({ id: order.id }, isStill('checks', checks), isDue(now)),
    {
      checks: checks + 1,
      checkedAt: now.toISOString(),
      nextCheckAt: later(now, nextCheckAfterMs(checks)),
    },
  )
}

/** Says nothing about the order: the intervals do not grow. */
export async function repeatCheck(payload: Payload, order: Order, now: Date): Promise<void> {
  const data = { checks: order.checks ?? 0, nextCheckAt: later(now, AFTER_FAILURE_MS) }
  const where = all({ id: order.id }, isUnpaid)
  await compareAndSet(payload, 'orders', where, data)
}

/** The buyer is back at the payment: its checks begin anew. */
export async function restartChecks(payload: Payload, order: Order): Promise<void> {
  if (!order.checks) return
  const data = { checks: 0, nextCheckAt: later(new Date(), FIRST_CHECK_AFTER_MS) }
  const where = all({ id: order.id }, isUnpaid)
  await compareAndSet(payload, 'orders', where, data)
}

/** Nothing is left to do for an order that is no longer awaiting payment. */
export async function endChecks(payload: Payload, order: string): Promise<void> {
  const isSettled = { state: { not_equals: 'awaiting_payment' } }
  await compareAndSet(payload, 'orders', all({ id: order }, isSettled), { nextCheckAt: null })
}

const isUnpaid: Where = { state: { equals: 'awaiting_payment' } }

const NEEDS_NO_PROVIDER: Where = {
  or: [
    { total: { equals: 0 } },
    { state: { not_equals: 'awaiting_payment' } },
    { provider: { equals: 'transfer' } },
  ],
}

/** The first orders were written before there was a time for their next check. */
function isDue(now: Date): Where {
  const hasNoTime = all(isUnpaid, { nextCheckAt: { exists: false } })
  return { or: [{ nextCheckAt: { less_than_equal: now.toISOString() } }, hasNoTime] }
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}

export const FEES_AT_A_TIME = 50

const HAS_NONE: Where = { fee: { exists: false } }

/** Orders paid by card of which nobody knows yet what the provider kept, and whose time to ask has come. */
export async function findOrdersWithoutFee(payload: Payload, now: Date): Promise<Order[]> {
  const isDue = [
    { feeDueAt: { exists: false } },
    { feeDueAt: { less_than_equal: now.toISOString() } },
  ]
  return findAll(payload, 'orders', {
    where: all(
      { provider: 'stripe', paidAt: { exists: true }, total: { greater_than: 0 } },
      HAS_NONE,
      { or: isDue },
    ),
    limit: FEES_AT_A_TIME,
    sort: 'paidAt',
  })
}

/** Of several processes one asks: false for the others. The next time is set before this one begins. */
export function claimFee(payload: Payload, { id, feeDueAt }: Order, next: Date): Promise<boolean> {
  const still = all({ id, feeDueAt: asRead(feeDueAt) }, HAS_NONE)
  return compareAndSet(payload, 'orders', still, { feeDueAt: next.toISOString() })
}

export async function writeFee(payload: Payload, order: string, fee: ProviderFee): Promise<void> {
  const change = { fee: fee.amount, feeCurrency: fee.currency, feeDueAt: null }
  await compareAndSet(payload, 'orders', all({ id: order }, HAS_NONE), change)
}

/** null: not known, or there is none. */
export function feeOf({ fee, feeCurrency }: Order): ProviderFee | null {
  return typeof fee === 'number' && feeCurrency ? { amount: fee, currency: feeCurrency } : null
}

/** The orders that wait for staff: for a decision, or for a transfer that should have come. */
export type WaitingOrders = { where: Where; count: number }

export async function countOrdersToDecide(payload: Payload): Promise<WaitingOrders> {
  return countOrders(payload, all({ state: 'needs_review' }))
}

export async function countOverdueTransfers(payload: Payload, now: Date): Promise<WaitingOrders> {
  return countOrders(
    payload,
    all({
      state: 'awaiting_payment',
      provider: 'transfer',
      transferDueAt: { less_than: now.toISOString() },
    }),
  )
}

async function countOrders(payload: Payload, where: Where): Promise<WaitingOrders> {
  return { where, count: await countAll(payload, 'orders', where) }
}

/** Counts alone: nothing of what is counted is read. */
export type Counted = { collection: CollectionSlug; where: Where; count: number }

export async function countRows(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<Counted> {
  return { collection, where, count: await countAll(payload, collection, where) }
}

export async function findLatestOrders(payload: Payload, limit: number) {
  const rows = await findAll(payload, 'orders', {
    limit,
    sort: '-placedAt',
    select: only('number', 'state', 'name', 'company', 'email', 'total', 'currency', 'placedAt'),
  })
  return rows.map(({ id, number, state, name, company, email, total, currency, placedAt }) => ({
    ...{ id, number, state, total, currency, placedAt },
    who: company || name || email || '',
  }))
}
