import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, Payload } from 'payload'

const RENAMED: Partial<Record<CollectionSlug, Record<string, string>>> = {
  mails: { lastFault: 'lastFailure' },
  styles: { restCoordinates: 'defaultCoordinates' },
  'upload-files': { fault: 'failure', wish: 'override' },
}

/** Gives the rows of an older shop today's field names. MongoDB alone needs it: migrations rename SQLite's columns. */
export async function renameFields(payload: Payload): Promise<void> {
  if (payload.db.name !== 'mongoose') return
  const { collections } = payload.db as unknown as MongooseAdapter
  for (const [slug, names] of Object.entries(RENAMED)) {
    for (const [before, now] of Object.entries(names)) {
      const rows = { [before]: { $exists: true } }
      const toNow = { $rename: { [before]: now } }
      // As long as it takes: there may be rows of years.
      await collections[slug]?.collection.updateMany(rows, toNow, { timeoutMS: 0 })
    }
  }
}
