import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { Payload } from 'payload'

/** 404 to everyone who is not signed in as staff: nothing shows that there is something. */
export async function requireStaff(shop: Payload): Promise<void> {
  const { user } = await shop.auth({ headers: await headers() })
  if (!user) notFound()
}
