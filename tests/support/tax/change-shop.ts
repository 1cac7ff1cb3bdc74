import type { Payload } from 'payload'
import type { Shop } from '@/payload-types'

/** The foundry's settings, as staff save them. */
export async function changeShop({ payload }: { payload: Payload }, data: Partial<Shop>) {
  await payload.updateGlobal({ slug: 'shop', data, depth: 0, overrideAccess: true })
}
