import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { Payload } from 'payload'
import { mayPreview } from '@/operations/staff/may-enter'

/** 404 to everyone who may not see these drafts: nothing shows that there is something. */
export async function requireStaff(shop: Payload, collection: 'pages' | 'stories' | 'typefaces') {
  if (!(await mayPreview(shop, { headers: await headers(), collection }))) notFound()
}
