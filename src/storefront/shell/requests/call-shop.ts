import type { ShopCall } from './http-client'

export type { ShopCall }

/**
 * The HTTP client is loaded with the first call: no page needs it to be shown. It is imported here alone: every other file
 * that is loaded later and imports it would carry a copy of it.
 */
export async function callShop<Answer>(path: string, call?: ShopCall): Promise<Answer> {
  const { shopFetch } = await import('./http-client')
  return shopFetch<Answer>(path, call)
}
