import type { Endpoint, PayloadRequest } from 'payload'
import { NotAllowed } from '@/domain/request-error'
import { parseInvitation } from '@/domain/staff/parse-invitation'
import { isOwner } from '@/domain/staff/roles'
import { confirmLogin, isConfirmed } from '@/operations/staff/confirm-login'
import { inviteStaff } from '@/operations/staff/invite-staff'
import { endVisit, listVisits } from '@/operations/staff/staff-sign-in'
import { readJson } from '../../read-body'
import { respond } from '../../respond'
import { requireConfirmedIn, signedInIn, staffEndpoint } from '../staff-endpoint'

/** `/api/users/…`: whom an owner lets in, who somebody is that is signed in, and where. */
export const peopleEndpoints: Endpoint[] = [
  staffEndpoint('post', '/invite', async (req) => {
    const body = await readJson(req)
    const invitation = parseInvitation(body)
    await requireConfirmedIn(req, body)
    await inviteStaff(req.payload, invitation)
    return respond({ invited: invitation.email })
  }),
  staffEndpoint(
    'get',
    '/confirm',
    async (req) => respond({ isConfirmed: await isConfirmed(req.payload, signedInIn(req)) }),
    'own',
  ),
  staffEndpoint(
    'post',
    '/confirm',
    async (req) => {
      const { currentPassword } = await readJson(req)
      await confirmLogin(req.payload, signedInIn(req), String(currentPassword ?? ''))
      return respond({ isConfirmed: true })
    },
    'own',
  ),
  staffEndpoint(
    'get',
    '/:id/visits',
    async (req) => respond(answerOf(req, await listVisits(req.payload, idOfOwn(req)))),
    'own',
  ),
  staffEndpoint(
    'post',
    '/:id/visits/end',
    async (req) => {
      const { visit } = await readJson(req)
      const left = await endVisit(req.payload, {
        id: idOfOwn(req),
        ...(typeof visit === 'string' ? { visit } : {}),
        kept: thisVisit(req),
      })
      return respond(answerOf(req, left))
    },
    'own',
  ),
]

function answerOf(req: PayloadRequest, visits: { id: string }[]) {
  return { visits: visits.map((visit) => ({ ...visit, isThis: visit.id === thisVisit(req) })) }
}

/** One's own, or anybody's for an owner. */
function idOfOwn(req: PayloadRequest): string {
  const id = String(req.routeParams?.id)
  if (id !== String(req.user?.id) && !isOwner(req.user)) {
    throw new NotAllowed('This is somebody else’s. An owner can see to it.')
  }
  return id
}

function thisVisit(req: PayloadRequest): string | undefined {
  return (req.user as { _sid?: string } | null)?._sid
}
