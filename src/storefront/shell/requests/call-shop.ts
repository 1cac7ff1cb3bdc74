import type { ShopCall } from './http-client'

export type { ShopCall }

/**
 * The HTTP client comes with the first call: no page needs it to show itself. Only here is it asked for: it would come once
 * more with every other file that is loaded later and names it.
 */
export async function callShop<Answer>(address: string, call?: ShopCall): Promise<Answer> {
  const { shopFetch } = await import('./http-client')
  return shopFetch<Answer>(address, call)
}
