import type { Payload } from 'payload'
import type { Redirect } from '@/domain/site/redirect'
import type { Page, Redirect as RedirectRow, Typeface } from '@/payload-types'

/** Old paths with what they lead to now, as staff entered them. */
export async function findRedirects(payload: Payload): Promise<Redirect[]> {
  const { docs } = await payload.find({
    collection: 'redirects',
    depth: 1,
    limit: 10_000,
    pagination: false,
    overrideAccess: true,
  })
  return docs.flatMap((row) => {
    const to = targetOf(row)
    return to ? [{ from: row.from, to, status: row.type === '307' ? 307 : 308 }] : []
  })
}

function targetOf({ to }: RedirectRow): string | null {
  if (to?.type === 'custom') return to.url || null
  const reference = to?.reference
  // In the trash: it leads nowhere.
  if (!reference?.value || typeof reference.value === 'string') return null
  return reference.relationTo === 'typefaces'
    ? `/typeface/${(reference.value as Typeface).slug}`
    : `/${(reference.value as Page).slug}`
}
