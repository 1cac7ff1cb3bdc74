import type { Payload } from 'payload'
import type { Shop } from '@/payload-types'

/** The foundry's own settings: seller, currency, tax rates. */
export function readShop(payload: Payload): Promise<Shop> {
  return payload.findGlobal({ slug: 'shop', depth: 0, overrideAccess: true })
}
