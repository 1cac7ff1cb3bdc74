import type { Endpoint, PayloadRequest } from 'payload'
import { NotAllowed } from '@/domain/request-error'
import { areaOf } from '@/domain/staff/areas'
import { may, type Area, type Deed } from '@/domain/staff/roles'
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
  /** Where it belongs; the area of its collection, if it is one's. */
  area?: Area,
): Endpoint {
  return {
    path,
    method,
    custom: { isOfStaff: true },
    async handler(req) {
      try {
        requireRole(req, { deed: method === 'get' ? 'read' : 'edit', area })
        return await handle(req)
      } catch (error) {
        return respondError(error, req)
      }
    },
  }
}

/** Refuses whoever is not signed in, or whose roles do not lead there. */
function requireRole(req: PayloadRequest, { deed, area }: { deed: Deed; area?: Area }): void {
  if (!req.user) throw new NotAllowed('Sign in as staff first.')
  const place = area ?? areaOf(String(req.routeParams?.collection))
  if (!may(req.user, deed, place)) {
    throw new NotAllowed('Your roles do not lead here. An owner can give you another one.')
  }
}

/** Who asks. */
export function staffIn({ user }: PayloadRequest): StaffMember {
  if (!user) throw new NotAllowed('Sign in as staff first.')
  return { id: String(user.id), email: user.email ?? '' }
}
