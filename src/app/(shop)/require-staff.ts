import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { Payload } from 'payload'

/** Whoever is not signed in as staff learns nothing, not even that there is something. */
export async function requireStaff(shop: Payload): Promise<void> {
  const { user } = await shop.auth({ headers: await headers() })
  if (!user) notFound()
}
