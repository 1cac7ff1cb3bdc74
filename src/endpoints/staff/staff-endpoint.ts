import type { Endpoint, PayloadRequest } from 'payload'
import { NotAllowed } from '@/domain/request-error'
import { respondError } from '../respond-error'

/**
 * A call of the admin panel, for the foundry's staff alone. Payload takes its login cookie from the shop's own pages
 * only (`csrf` in payload.config.ts), so these calls need no CSRF pair beside it.
 */
export function staffEndpoint(
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  handle: (req: PayloadRequest) => Promise<Response>,
): Endpoint {
  return {
    path,
    method,
    async handler(req) {
      try {
        if (!req.user) throw new NotAllowed('Sign in as staff first.')
        return await handle(req)
      } catch (error) {
        return respondError(error, req)
      }
    },
  }
}
