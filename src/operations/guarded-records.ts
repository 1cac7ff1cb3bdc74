import type { CollectionSlug, Payload, Where } from 'payload'

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
