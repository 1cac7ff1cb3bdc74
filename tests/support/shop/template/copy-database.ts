import type { Payload } from 'payload'
import { emptyDatabase, mongoOf } from './empty-database'

/**
 * The seeded rows. On SQLite they came with the folder; on MongoDB they are read from the database that was seeded: each once,
 * though the wire server was seen to tell of one twice that two writers made at once.
 */
export async function copyDatabase(payload: Payload, template: string): Promise<void> {
  const mongo = mongoOf(payload)
  if (!mongo) return

  await emptyDatabase(payload)
  const [from, to] = [mongo.connection.getClient().db(template), mongo.connection.db]
  const names = (await from.listCollections().toArray()).map(({ name }) => name)
  for (const name of new Set(names)) {
    const rows = await from.collection(name).find().toArray()
    const each = new Map(rows.map((row) => [String(row._id), row]))
    if (each.size > 0) await to?.collection(name).insertMany([...each.values()])
  }
}
