import type { Endpoint, PayloadRequest } from 'payload'
import { NotAllowed } from '@/domain/request-error'
import type { StaffMember } from '@/operations/orders/refunds/refund-order'
import { respondError } from '../respond-error'

/**
 * An endpoint of the admin panel, for the foundry's staff alone. Payload accepts its login cookie from the shop's own pages
 * only (`csrf` in payload.config.ts), so these requests need no CSRF pair.
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

/** Who asks. */
export function staffIn({ user }: PayloadRequest): StaffMember {
  if (!user) throw new NotAllowed('Sign in as staff first.')
  return { id: String(user.id), email: user.email ?? '' }
}
