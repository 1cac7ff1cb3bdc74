import type { CollectionSlug, Payload, Where } from 'payload'

/**
 * In the data of a write: the row stays as fresh as the last save of a person left it. Payload refuses the edit of whoever
 * opened a form before `updatedAt` moved, so that what the shop does by itself must not move it. (`null`, to both databases.)
 */
export const KEEPS_UPDATED_AT = { updatedAt: null } as const

type Change = { collection: CollectionSlug; where: Where; data: Record<string, unknown> }

/**
 * One guarded write, past hooks and versions: what no other writer may change meanwhile stands in the condition. True for the
 * one writer who found the row as it says, false for all others.
 */
export async function compareAndSet(payload: Payload, change: Change): Promise<boolean> {
  const changed: unknown = await payload.db.updateOne({ ...change, options: { atomic: true } })
  return changed !== null
}

/** Whether a counter is what it was read as; a row that was written before there was such a field counts as 0. */
export function isStill(counter: string, count: number): Where {
  if (count > 0) return { [counter]: { equals: count } }
  return { or: [{ [counter]: { equals: 0 } }, { [counter]: { exists: false } }] }
}
