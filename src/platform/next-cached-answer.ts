import type { ServerResponse } from 'node:http'

/** Next (16.4) says in a header that it sends a page out of its cache, the same for everybody. */
export function isCachedAnswer(response: ServerResponse): boolean {
  return response.getHeader('x-nextjs-cache') === 'HIT'
}
