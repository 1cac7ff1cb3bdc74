import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { ShopError } from '@/domain/shop-error'
import { say } from '@/domain/staff/german/in-german'
import { respond } from '../../respond'

type Handle = (req: PayloadRequest, next: () => Promise<Response>) => Promise<Response>

/** Stands before an endpoint of Payload's for staff: `next` is Payload's own. What it throws, Payload answers. */
export function beforePayload(path: string, handle: Handle): Endpoint {
  const endpoint: Endpoint = {
    path,
    method: 'post',
    async handler(req) {
      try {
        await addDataAndFileToRequest(req)
        // Read once: Payload's own handler would wait for the body again.
        Object.defineProperty(req, 'body', { value: null })
        return await handle(req, async () => payloadsOwn(req, path, endpoint).handler(req))
      } catch (error) {
        if (error instanceof ShopError) return respondAsPayload(error, req)
        throw error
      }
    },
  }
  return endpoint
}

export function textOf(req: PayloadRequest, field: 'email' | 'password'): string {
  const value: unknown = (req.data as Record<string, unknown> | undefined)?.[field]
  return typeof value === 'string' ? value : ''
}

/** Payload's endpoints stand behind those that a collection brings. */
function payloadsOwn(req: PayloadRequest, path: string, ours: Endpoint): Endpoint {
  const { endpoints } = req.payload.collections.users.config
  const all = endpoints === false ? [] : endpoints
  const found = all.findLast((one) => one.path === path && one.method === 'post')
  if (!found || found === ours) throw new Error(`Payload has no endpoint ${path}.`)
  return found
}

/** In the shape of Payload's REST, which its forms show. */
export function respondAsPayload(error: ShopError, req: PayloadRequest): Response {
  const { code, message, status, retryAfterInSeconds } = error
  return respond(
    { errors: [{ message: say(req.i18n.language, message), name: code }] },
    { status, headers: retryAfterInSeconds ? { 'Retry-After': String(retryAfterInSeconds) } : {} },
  )
}
