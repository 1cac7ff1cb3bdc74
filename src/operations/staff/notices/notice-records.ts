import type { Payload } from 'payload'
import { readShop } from '../../shop-records'
import { insertOnce } from '../../insert-once'

/** A foundry has a handful; nobody floods a mail server through a shop with a thousand. */
const MOST_LOGINS = 20

/** The address that the foundry's settings name for staff; without one, every login's. */
export async function findStaffAddresses(payload: Payload): Promise<string[]> {
  const { staffEmail } = await readShop(payload)
  if (staffEmail) return [staffEmail]
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    limit: MOST_LOGINS,
    sort: 'createdAt',
    overrideAccess: true,
  })
  return docs.map(({ email }) => email)
}

/** Since when a condition holds; null: it does not. */
export async function findSince(payload: Payload, condition: string): Promise<string | null> {
  const row = await payload.kv.get<{ since: string }>(keyOf(condition))
  return row?.since ?? null
}

/** Of several processes one says since when: the key is unique. */
export async function insertSince(payload: Payload, condition: string, now: Date): Promise<string> {
  const since = now.toISOString()
  const { row } = await insertOnce({
    find: () => findSince(payload, condition),
    insert: async () => {
      const data = { key: keyOf(condition), data: { since } }
      await payload.db.create({ collection: 'payload-kv', data })
      return since
    },
  })
  return row
}

export async function removeSince(payload: Payload, condition: string): Promise<void> {
  await payload.kv.delete(keyOf(condition))
}

function keyOf(condition: string): string {
  return `holds-since:${condition}`
}
