import { createRequire } from 'node:module'
import type { Ledger, OrderRow, Records } from './records'

type Row = Record<string, unknown> & { _id: unknown }
type Rows = {
  find(where: object, options: { projection: object }): { toArray(): Promise<Row[]> }
  updateMany(where: object, change: object): Promise<unknown>
}
type Client = {
  connect(): Promise<unknown>
  db(): { collection(name: string): Rows }
  close(): Promise<void>
}

const LONG_AGO = new Date('2000-01-01T00:00:00Z')

type MongoLedger = Ledger & {
  /** Rows of any collection, as plain as they are there. */
  all(name: string, ...fields: string[]): Promise<Record<string, unknown>[]>
}

/** Read past the shop, with the driver that Payload's adapter brings. */
export async function openMongoLedger(url: string): Promise<MongoLedger> {
  const { MongoClient } = driverOfPayload()
  const client = new MongoClient(url)
  await client.connect()
  const database = client.db()
  const all = async (name: string, ...fields: string[]) => {
    const projection = Object.fromEntries(fields.map((field) => [field, 1]))
    const rows = await database.collection(name).find({}, { projection }).toArray()
    return rows.map((row) => plainRow(row, fields))
  }
  const setAll = (name: string, where: object, change: object) =>
    database.collection(name).updateMany(where, { $set: change })

  return {
    all,
    async read() {
      const orders = await all('orders', ...ORDER_FIELDS)
      return {
        orders: orders.map((order) => ({ ...order, lines: (order.lines as unknown[]).length })),
        carts: await all('carts', 'state', 'order'),
        licences: await all('licences', 'linekey', 'order'),
        grants: await all('grants', 'licence'),
        mails: await all('mails', 'kind', 'about', 'state'),
      } as unknown as Records
    },
    findDamage: async () => null,
    async letTimePass() {
      await setAll('orders', { nextCheckAt: { $ne: null } }, { nextCheckAt: LONG_AGO })
      await setAll('mails', { state: { $in: ['waiting', 'sending'] } }, { dueAt: LONG_AGO })
      await setAll('payment-events', { state: 'received' }, { dueAt: LONG_AGO })
      await setAll('timers', {}, { lastRunAt: LONG_AGO, dueAt: LONG_AGO })
    },
    close: () => client.close(),
  }
}

const ORDER_FIELDS: (keyof OrderRow)[] = [
  ...(['number', 'state', 'cart', 'cartRevision', 'intent', 'total', 'currency'] as const),
  ...(['lines', 'paidAt', 'reviewReason'] as const),
]

/** Ids as text, and null for what is not there. */
function plainRow(row: Row, fields: string[]): Record<string, unknown> {
  const values = fields.map((name) => [name, isId(row[name]) ? String(row[name]) : row[name]])
  return {
    ...Object.fromEntries(values.map(([name, value]) => [name, value ?? null])),
    id: String(row._id),
  }
}

function isId(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_bsontype' in value
}

function driverOfPayload(): { MongoClient: new (url: string) => Client } {
  const adapter = createRequire(import.meta.url).resolve('@payloadcms/db-mongodb')
  return createRequire(adapter)('mongoose').mongo
}
