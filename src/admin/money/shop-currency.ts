import type { Payload } from 'payload'
import { cache } from 'react'
import { readShop } from '@/operations/records/shop'

/** The currency of account, read once for a whole page. */
export const shopCurrency = cache(
  async (payload: Payload): Promise<string> => (await readShop(payload)).currency,
)
