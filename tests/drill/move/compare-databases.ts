import { createClient, type Row } from '@libsql/client'
import { MongoClient } from 'mongodb'

type Document = Record<string, unknown>

/** Each of these tables row by row and column by column, past the shop and its adapters; what belongs to a server itself aside. */
const TABLES = [
  'orders',
  'order_events',
  'licences',
  'licence_versions',
  'grants',
  'invoices',
  'refunds',
  'carts',
  'quotes',
  'mails',
  'payment_events',
  'customers',
  'users',
  'audit',
  'timers',
  'typefaces',
  'styles',
  'font_files',
  'releases',
  'pages',
  'stories',
  'uses',
  'designers',
  'media',
  'eulas',
  'licence_types',
  'bundles',
  'coupons',
  'redirects',
  'shop',
]

/** A sentence for each difference between a SQLite file and a MongoDB that should hold the same shop. */
export async function compareDatabases(sqliteUrl: string, mongoUrl: string): Promise<string[]> {
  const sqlite = createClient({ url: sqliteUrl })
  const mongo = await new MongoClient(mongoUrl).connect()
  try {
    const names = (await mongo.db().listCollections().toArray()).map(({ name }) => name)
    const differences: string[] = []
    for (const table of TABLES) {
      const rows = await sqlite.execute(`select * from "${table}"`)
      const name = collectionOf(table, names)
      const where = table === 'shop' ? { globalType: 'shop' } : {}
      const documents = await mongo.db().collection(name).find<Document>(where).toArray()
      differences.push(...compareTable(table, rows.rows, documents, rows.columns))
    }
    return differences.slice(0, 20)
  } finally {
    sqlite.close()
    await mongo.close()
  }
}

/** As mongoose calls them: plurals. */
function collectionOf(table: string, names: string[]): string {
  if (table === 'shop') return 'globals'
  const slug = table.replaceAll('_', '-')
  return names.find((name) => name === slug || name === `${slug}s`) ?? slug
}

function compareTable(
  table: string,
  rows: Row[],
  documents: Document[],
  columns: string[],
): string[] {
  if (rows.length !== documents.length)
    return [`${table} has ${rows.length} rows here and ${documents.length} there.`]
  const byId = new Map(documents.map((one) => [table === 'shop' ? '' : one._id, one]))
  return rows.flatMap((row) => {
    const there = byId.get(table === 'shop' ? '' : row.id)
    if (!there) return [`${table} ${row.id} is not there.`]
    return columns
      .filter((column) => column !== 'id')
      .filter((column) => !isSame(row[column], findIn(there, column)))
      .map((column) => `${table} ${row.id} has another ${column}.`)
  })
}

/** `address_city` is `addressCity` or the city of an address; `order_id` an order. */
function findIn(document: unknown, column: string): unknown {
  if (typeof document !== 'object' || document === null) return undefined
  const wanted = [plain(column), plain(column.replace(/_id$/, ''))]
  for (const [key, value] of Object.entries(document)) {
    if (wanted.includes(plain(key))) return value
    const within = `${plain(key)}`
    if (typeof value !== 'object' || value instanceof Date) continue
    for (const name of wanted) {
      if (!name.startsWith(within)) continue
      const found = findIn(value, name.slice(within.length))
      if (found !== undefined) return found
    }
  }
  return undefined
}

function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

function isSame(here: unknown, there: unknown): boolean {
  if (here === null) return there === null || there === undefined
  if (there instanceof Date) return new Date(String(here)).getTime() === there.getTime()
  if (typeof there === 'boolean') return Boolean(here) === there
  if (typeof there === 'object' && there !== null)
    return sorted(JSON.parse(String(here))) === sorted(there)
  return here === there
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => {
    if (one instanceof Date) return one.toISOString()
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one
    return Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
