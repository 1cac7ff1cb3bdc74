import type { Endpoint, PayloadRequest } from 'payload'
import { NotAllowed } from '@/domain/request-error'
import { type Area, areaOf, type Deed, may, refusalOf } from '@/domain/staff/roles'
import { say } from '@/domain/staff/german/in-german'
import { ShopError } from '@/domain/shop-error'
import { FactorIsDemanded } from '@/domain/staff/staff-error'
import { deedOfPath } from '@/domain/staff/deeds'
import { keepAudit } from '@/operations/staff/record-audit'
import { requireConfirmed, signedInAs, type SignedIn } from '@/operations/staff/confirm-login'
import { lacksFactor } from '@/operations/staff/second-factor'
import type { StaffMember } from '@/operations/orders/refunds/refund-order'
import { respondError } from '../respond'

/**
 * An endpoint of the admin panel, for the foundry's staff alone. Payload accepts its login cookie from the shop's own pages
 * only (`csrf` in payload.config.ts), so these requests need no CSRF pair.
 */
export const staffEndpoint = endpointIn()

type Handle = (req: PayloadRequest) => Promise<Response>

/** The same where it belongs; the area of its collection, if it is one's. `own`: everybody's own affair, which the handler sees to. */
export function endpointIn(area?: Area | 'own') {
  return (method: 'get' | 'post' | 'patch' | 'delete', path: string, handle: Handle): Endpoint => ({
    path,
    method,
    custom: { isOfStaff: true, ...(area ? { area } : {}) },
    async handler(req) {
      try {
        await requireRole(req, { deed: method === 'get' ? 'read' : 'edit', area })
        const response = await handle(req)
        if (method !== 'get' && response.ok && !PREPARES.test(path)) await keepDeed(req, path)
        return response
      } catch (error) {
        return respondError(inLanguage(error, req), req)
      }
    },
  })
}

/** What only leads to a deed: a look at it before, and an upload until it is carried out. */
const PREPARES = /\/preview$|^\/(:id(\/files.*)?)?$/

/** Refuses whoever is not signed in, or whose roles do not lead there. */
async function requireRole(
  req: PayloadRequest,
  { deed, area }: { deed: Deed; area?: Area | 'own' },
): Promise<void> {
  if (!req.user) throw new NotAllowed('Sign in as staff first.')
  if (area === 'own') return
  if (await lacksFactor(req.payload, req.user)) throw new FactorIsDemanded()
  const place = area ?? areaOf(String(req.routeParams?.collection))
  if (!may(req.user, deed, place)) throw new NotAllowed(refusalOf(deed, place))
}

/** The sentence of a broken rule in the language of whoever reads it. */
function inLanguage(error: unknown, req: PayloadRequest): unknown {
  if (error instanceof ShopError) error.message = say(req.i18n.language, error.message)
  return error
}

/** `req.context.deedOf`: what it was done to, in words, where its handler knows. */
function keepDeed(req: PayloadRequest, path: string): Promise<void> {
  const { deedOf } = req.context as { deedOf?: string }
  return keepAudit(req, {
    deed: 'acted',
    place: String(req.routeParams?.collection ?? ''),
    row: String(req.routeParams?.id ?? ''),
    details: [deedOfPath(path), deedOf].filter(Boolean).join('; '),
  })
}

/** Lets pass who gives their password or a code here, or has done so within the last minutes. */
export async function requireConfirmedIn(
  req: PayloadRequest,
  { currentPassword }: Record<string, unknown>,
): Promise<void> {
  await requireConfirmed(req.payload, signedInIn(req), currentPassword)
}

/** Who asks, and where they are signed in. */
export function signedInIn({ user }: PayloadRequest): SignedIn {
  if (!user) throw new NotAllowed('Sign in as staff first.')
  return signedInAs(user)
}

/** Who asks. */
export function staffIn({ user }: PayloadRequest): StaffMember {
  if (!user) throw new NotAllowed('Sign in as staff first.')
  return { id: String(user.id), email: user.email ?? '' }
}

/** The row that a path names: `/orders/:id`. */
export function idIn(req: PayloadRequest): string {
  return String(req.routeParams?.id ?? '')
}
