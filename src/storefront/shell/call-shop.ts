import type { FetchOptions } from 'ofetch'

/** The HTTP client comes with the first call: no page needs it to show itself. */
export async function callShop<Answer>(
  address: string,
  options?: FetchOptions<'json'>,
): Promise<Answer> {
  const { shopFetch } = await import('./http-client')
  return shopFetch<Answer>(address, options)
}
