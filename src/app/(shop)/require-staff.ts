import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { Payload } from 'payload'
import type { WithDrafts } from '@/operations/records/drafts'
import { mayPreview } from '@/operations/staff/may-enter'

/** 404 to everyone who may not see these drafts: nothing shows that there is something. */
export async function requireStaff(shop: Payload, collection: WithDrafts) {
  if (!(await mayPreview(shop, { headers: await headers(), collection }))) notFound()
}
