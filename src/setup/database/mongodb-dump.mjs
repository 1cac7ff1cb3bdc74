import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { packInto } from '../backup/pack-file.mjs'

/**
 * Where a server has no snapshots, what is written last is read first, and what belongs to an order or a licence made since is left
 * out: an order that is half settled is settled by the restored shop, and one that says it is paid has all that belongs to it.
 */
const READ_FIRST = ['orders', 'refunds', 'invoices', 'mails', 'grants', 'licence-versions']

const BELONGS_TO = new Map([
  ['refunds', 'orders'],
  ['invoices', 'orders'],
  ['licences', 'orders'],
  ['order-events', 'orders'],
  ['grants', 'licences'],
  ['licence-versions', 'licences'],
])

const BATCH = 500

/**
 * Every collection as lines of Extended JSON, each packed into a file of its own; all of one moment where the server is a replica
 * set, which keeps snapshots of the last minutes.
 * @param {string} url
 * @param {string} folder
 */
export async function dumpMongo(url, folder) {
  return withDatabase(url, async ({ client, database, EJSON }) => {
    const session = client.startSession({ snapshot: true })
    try {
      return { isOneMoment: true, ...(await dumpAll({ database, EJSON, folder, session })) }
    } catch {
      return { isOneMoment: false, ...(await dumpAll({ database, EJSON, folder })) }
    } finally {
      await session.endSession()
    }
  })
}

async function dumpAll({ database, EJSON, folder, session }) {
  const names = (await database.listCollections({}, { nameOnly: true }).toArray())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
  const parts = []
  /** @type {Record<string, number>} */
  const counts = {}
  let secret = null

  const isLater = session ? () => false : await findLater(database)

  async function* linesOf(name) {
    for await (const row of database.collection(name).find({}, { session })) {
      if (isLater(name, row)) continue
      counts[name] = (counts[name] ?? 0) + 1
      if (row.key === 'own-secret') secret = row.data
      yield lineOf(EJSON.stringify(row, { relaxed: false }))
    }
  }

  for (const name of names) {
    counts[name] = 0
    const part = `${name}.jsonl.gz`
    parts.push({
      name: part,
      ...(await packInto(join(folder, part), Readable.from(linesOf(name)))),
    })
  }
  return { parts, counts, secret }
}

async function findLater(database) {
  const idsOf = async (name) => {
    const rows = await database
      .collection(name)
      .find({}, { projection: { _id: 1 } })
      .toArray()
    return new Set(rows.map(({ _id }) => String(_id)))
  }
  const known = { orders: await idsOf('orders'), licences: await idsOf('licences') }
  return (name, row) => {
    if (name === 'orders') return !known.orders.has(String(row._id))
    const owner = BELONGS_TO.get(name)
    const id = owner === 'orders' ? row.order : row.licence
    return owner !== undefined && Boolean(id) && !known[owner].has(String(id))
  }
}

function placeOf(name) {
  const place = READ_FIRST.indexOf(name)
  return place < 0 ? READ_FIRST.length : place
}

/** @param {string} url */
export async function isMongoEmpty(url) {
  return withDatabase(url, async ({ database }) => {
    for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray()) {
      if (!name.startsWith('system.') && (await database.collection(name).findOne())) return false
    }
    return true
  })
}

/**
 * Puts the rows back; indexes are the shop's own work at its start. Returns how many there are now.
 * @param {string} url
 * @param {string} folder
 * @param {{ name: string }[]} parts
 */
export async function loadMongo(url, folder, parts) {
  return withDatabase(url, async ({ database, EJSON }) => {
    await database.dropDatabase() // what a restore that was broken off left behind
    /** @type {Record<string, number>} */
    const counts = {}
    for (const part of parts) {
      const name = part.name.replace(/\.jsonl\.gz$/, '')
      const collection = database.collection(name)
      const input = createReadStream(join(folder, part.name)).pipe(createGunzip())
      const rows = []
      for await (const line of linesIn(input)) {
        rows.push(EJSON.parse(line, { relaxed: false }))
        if (rows.length === BATCH) await collection.insertMany(rows.splice(0))
      }
      if (rows.length > 0) await collection.insertMany(rows)
      counts[name] = await collection.countDocuments()
    }
    return counts
  })
}

/** JSON as a line: what some readers take for the end of one (Unicode’s own, which JSON leaves as they are) is written by its number. */
export function lineOf(json) {
  const written = json.replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)
  return `${written}\n`
}

/**
 * Not by readline, which ends a line at those too, as backups of before have them.
 * @param {import('node:stream').Readable} input
 */
export async function* linesIn(input) {
  let rest = ''
  for await (const piece of input.setEncoding('utf8')) {
    const lines = piece.split('\n')
    lines[0] = rest + lines[0]
    rest = lines.pop()
    yield* lines
  }
  if (rest !== '') yield rest
}

/**
 * @template Answer
 * @param {string} url
 * @param {(opened: any) => Promise<Answer>} work
 */
export async function withDatabase(url, work) {
  const { BSON, MongoClient } = await import('mongodb') // not before the packages are installed
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 10_000 })
  try {
    await client.connect()
    return await work({ client, database: client.db(), EJSON: BSON.EJSON })
  } finally {
    await client.close()
  }
}
