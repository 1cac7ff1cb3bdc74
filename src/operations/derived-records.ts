import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { KEEPS_UPDATED_AT } from './guarded-records'

type Derived = { collection: CollectionSlug; id: string; data: Record<string, unknown> }

const STAMP = 'derived-stamp'

/**
 * Writes what the shop worked out by itself into a row that staff edit, past hooks and versions. Who looks for changes by
 * `updatedAt` would not see it: a stamp beside the rows is new after each such write.
 */
export async function setDerived(payload: Payload, derived: Derived): Promise<void> {
  const { collection, id, data } = derived
  await payload.db.updateOne({
    collection,
    id,
    data: { ...data, ...KEEPS_UPDATED_AT },
    returning: false,
  })
  await renewStamp(payload)
}

/** The same in the newest draft of a typeface that was never published: its row is what was created first. */
export async function setDerivedInDraft(payload: Payload, derived: Derived): Promise<void> {
  const { collection, id, data } = derived
  const { docs } = await payload.db.findVersions<Record<string, unknown>>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
  })
  if (!docs[0]) return setDerived(payload, derived)
  const { id: newest, ...draft } = docs[0]
  await payload.db.updateVersion({
    collection,
    id: newest,
    // The whole of it: MongoDB would put a part in its place.
    versionData: { ...draft, version: { ...draft.version, ...data } },
    returning: false,
  })
}

/** Other than at the last look: what the shop works out by itself has changed. */
export async function readDerivedStamp(payload: Payload): Promise<string> {
  const stored = await payload.kv.get<{ stamp: string }>(STAMP)
  return stored?.stamp ?? ''
}

async function renewStamp(payload: Payload): Promise<void> {
  const set = () => payload.kv.set(STAMP, { stamp: randomUUID() })
  // Of two processes that write the very first one, the second finds its key taken: then there is a row to write into.
  await set().catch(set)
}
