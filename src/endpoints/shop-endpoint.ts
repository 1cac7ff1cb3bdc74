import type { Endpoint, PayloadRequest } from 'payload'
import { asOneRequest } from '@/operations/read-once'
import { assertCsrf, csrfCookies, makeCsrfPair, sidOf } from './csrf'
import { respond, respondError } from './respond'

type Handle = (req: PayloadRequest) => Promise<Response>

/** A GET of the shop's own API. A response about a cart, an order or a person must be `no-store`, as `respond` makes it. */
export function getEndpoint(path: string, handle: Handle): Endpoint {
  return { path, method: 'get', handler: (req) => guarded(req, handle) }
}

/** A POST of the shop's own API: it needs the CSRF pair. */
export function postEndpoint(path: string, handle: Handle): Endpoint {
  return {
    path,
    method: 'post',
    handler: (req) =>
      guarded(req, async () => {
        assertCsrf(req)
        return handle(req)
      }),
  }
}

/** A POST that is authenticated by a signature of its own. */
export function signedPostEndpoint(path: string, handle: Handle): Endpoint {
  return { path, method: 'post', handler: (req) => guarded(req, handle) }
}

async function guarded(req: PayloadRequest, handle: Handle): Promise<Response> {
  try {
    return await asOneRequest(() => handle(req))
  } catch (error) {
    return respondError(error, req)
  }
}

/** GET /api/csrf: the pair that every POST needs. A browser's `sid` stays the same, so that open pages stay valid. */
export const getCsrf = getEndpoint('/csrf', async (req) => {
  const pair = makeCsrfPair(sidOf(req) ?? undefined)
  return respond({ csrf_token: pair.token }, { cookies: csrfCookies(pair) })
})
