import type { Payload, Where } from 'payload'
import { all, findAll, findOne } from './rows'

export type Count = { points: number; expiresAt: number }

type Adding = { points: number; ms: number }

/** Writers who meet: one inserts the row, the other counts on. */
const MOST_TRIES = 5

/** Adds to the count of a key, which begins anew once it is over: guarded writes alone, so that no burst loses one. */
export async function addPoints(payload: Payload, key: string, adding: Adding): Promise<Count> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const count =
      (await raise(payload, key, adding.points)) ??
      (await beginAnew(payload, key, adding)) ??
      (await begin(payload, key, adding))
    if (count) return count
  }
  throw new Error('A limit could not be counted.')
}

/** Sets a count, however far it was. */
export async function setPoints(payload: Payload, key: string, adding: Adding): Promise<Count> {
  const data = rowOf(adding)
  const changed = await change(payload, { where: { key: { equals: key } }, data })
  return changed ?? (await begin(payload, key, adding)) ?? setPoints(payload, key, adding)
}

export async function findCount(payload: Payload, key: string): Promise<Count | null> {
  const row = await findOne(payload, 'limits', { where: all({ key }, isRunning()) })
  return row ? countOf(row) : null
}

/** Running counts whose keys begin so, by what follows. */
export async function findCountsNamed(payload: Payload, start: string) {
  const where = all({ key: { contains: start } }, isRunning())
  const rows = await findAll(payload, 'limits', { where })
  return new Map(rows.map(({ key, points }) => [key.slice(start.length), points]))
}

export async function removeCounts(payload: Payload, where: Where): Promise<void> {
  await payload.db.deleteMany({ collection: 'limits', where })
}

/** Counts that are over: nobody looks at them again. */
export function removeOldCounts(payload: Payload): Promise<void> {
  return removeCounts(payload, { expiresAt: { less_than_equal: new Date().toISOString() } })
}

function raise(payload: Payload, key: string, points: number): Promise<Count | null> {
  const where = all({ key }, isRunning())
  return change(payload, { where, data: { points: { $inc: points } } })
}

function beginAnew(payload: Payload, key: string, adding: Adding): Promise<Count | null> {
  const isOver = { expiresAt: { less_than_equal: new Date().toISOString() } }
  const where = all({ key }, isOver)
  return change(payload, { where, data: rowOf(adding) })
}

/** null: another writer was faster, by the unique key. */
async function begin(payload: Payload, key: string, adding: Adding): Promise<Count | null> {
  try {
    const data = { key, ...rowOf(adding) }
    return countOf(await payload.db.create({ collection: 'limits', data }))
  } catch (error) {
    if (await findCount(payload, key)) return null
    throw error
  }
}

type Change = { where: Where; data: Record<string, unknown> }

async function change(payload: Payload, { where, data }: Change): Promise<Count | null> {
  const options = { atomic: true } as const
  const row: unknown = await payload.db.updateOne({ collection: 'limits', where, data, options })
  return row ? countOf(row as Row) : null
}

type Row = { points: number; expiresAt: string }

function countOf(row: unknown): Count {
  const { points, expiresAt } = row as Row
  return { points, expiresAt: new Date(expiresAt).getTime() }
}

function rowOf({ points, ms }: Adding): Row {
  return { points, expiresAt: new Date(Date.now() + ms).toISOString() }
}

function isRunning(): Where {
  return { expiresAt: { greater_than: new Date().toISOString() } }
}
