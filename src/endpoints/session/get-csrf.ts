import { respond } from '../respond'
import { csrfCookies, makeCsrfPair, sidOf } from '../csrf'
import { getEndpoint } from '../shop-endpoint'

/** GET /api/csrf: the pair that every POST needs. A browser's `sid` stays the same, so that open pages stay valid. */
export const getCsrf = getEndpoint('/csrf', async (req) => {
  const pair = makeCsrfPair(sidOf(req) ?? undefined)
  return respond({ csrf_token: pair.token }, { cookies: csrfCookies(pair) })
})
