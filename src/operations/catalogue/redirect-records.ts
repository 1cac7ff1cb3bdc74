import type { Payload } from 'payload'
import type { Page, Redirect, Typeface } from '@/payload-types'

/** Old paths with the paths they lead to now. */
export async function findRedirects(payload: Payload): Promise<[from: string, to: string][]> {
  const { docs } = await payload.find({
    collection: 'redirects',
    depth: 1,
    limit: 10_000,
    pagination: false,
    overrideAccess: true,
  })
  return docs.flatMap((redirect) => {
    const target = targetOf(redirect)
    return target ? [[redirect.from, target]] : []
  })
}

function targetOf({ to }: Redirect): string | null {
  if (to?.type === 'custom') return to.url || null
  const reference = to?.reference
  if (!reference || typeof reference.value === 'string') return null
  return reference.relationTo === 'typefaces'
    ? `/typeface/${(reference.value as Typeface).slug}`
    : `/${(reference.value as Page).slug}`
}
