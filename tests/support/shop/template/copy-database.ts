import type { Payload } from 'payload'
import { emptyDatabase, mongoOf } from './empty-database'

/** The seeded rows. On SQLite they came with the folder; on MongoDB they are read from the database that was seeded. */
export async function copyDatabase(payload: Payload, template: string): Promise<void> {
  const mongo = mongoOf(payload)
  if (!mongo) return

  await emptyDatabase(payload)
  const [from, to] = [mongo.connection.getClient().db(template), mongo.connection.db]
  for (const { name } of await from.listCollections().toArray()) {
    const rows = await from.collection(name).find().toArray()
    if (rows.length > 0) await to?.collection(name).insertMany(rows)
  }
}
