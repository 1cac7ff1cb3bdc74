import type { Payload } from 'payload'
import type { Typeface } from '@/payload-types'
import { findFamilyOf } from '../records/typefaces'

/** Says why a typeface cannot belong to this superfamily; null: it can. Superfamilies are one level deep. */
export async function findParentError(
  payload: Payload,
  { id, parent }: { id: string | null; parent: string },
): Promise<string | null> {
  if (id === parent) return 'A typeface cannot be its own superfamily.'
  const { above, hasChildren } = await findFamilyOf(payload, { id, parent })
  if (above) return `It belongs to ${nameOf(above)} itself: choose ${nameOf(above)}.`
  return hasChildren ? 'This typeface has families of its own, so it belongs to no other.' : null
}

function nameOf({ name }: Pick<Typeface, 'name'>): string {
  return name || 'another typeface'
}
