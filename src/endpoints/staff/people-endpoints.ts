import type { Endpoint, PayloadRequest } from 'payload'
import { LIMITS } from '@/domain/limits/limits'
import { NotAllowed, NotFound } from '@/domain/request-error'
import type { LoginChange } from '@/domain/staff/login-change'
import { parseInvitation } from '@/domain/staff/parse-invitation'
import { isOwner } from '@/domain/staff/roles'
import { FactorNeedsCode } from '@/domain/staff/staff-error'
import { countRequest } from '@/operations/limits/count-requests'
import { emailOfLogin } from '@/operations/records/users'
import { confirmLogin, guessesOf, isConfirmed } from '@/operations/staff/confirm-login'
import { inviteStaff } from '@/operations/staff/invite-staff'
import { reportLoginChange } from '@/operations/staff/report-login-change'
import { askForPasskey, beginPasskey, listPasskeys } from '@/operations/staff/passkeys'
import {
  beginFactor,
  confirmFactor,
  endFactor,
  endPasskey,
  forgetFactor,
  keepPasskey,
  readFactor,
} from '@/operations/staff/second-factor'
import { endVisit, listVisits } from '@/operations/staff/staff-sign-in'
import { readAnyJson, readJson } from '../read-body'
import { respond } from '../respond'
import {
  endpointIn,
  requireConfirmedIn,
  signedInIn,
  staffEndpoint,
  staffIn,
} from './staff-endpoint'

const ownEndpoint = endpointIn('own')

/** `/api/users/…`: whom an owner lets in, who somebody is that is signed in, and where. */
export const peopleEndpoints: Endpoint[] = [
  staffEndpoint('post', '/invite', async (req) => {
    const body = await readJson(req)
    const invitation = parseInvitation(body)
    await requireConfirmedIn(req, body)
    await inviteStaff(req.payload, invitation)
    return respond({ invited: invitation.email })
  }),
  ownEndpoint('get', '/confirm', async (req) => {
    const passkeys = await listPasskeys(req.payload, signedInIn(req).id)
    return respond({
      isConfirmed: await isConfirmed(req.payload, signedInIn(req)),
      hasPasskeys: passkeys.length > 0,
    })
  }),
  ownEndpoint('post', '/confirm', async (req) => {
    const { passkey, ...body } = await readJson(req)
    if (passkey) await confirmLogin(req.payload, signedInIn(req), { passkey })
    else await requireConfirmedIn(req, body)
    return respond({ isConfirmed: true })
  }),
  ownEndpoint('get', '/:id/visits', async (req) =>
    respond(answerOf(req, await listVisits(req.payload, idOfOwn(req)))),
  ),
  ownEndpoint('post', '/:id/visits/end', async (req) => {
    const { visit } = await readJson(req)
    const left = await endVisit(req.payload, {
      id: idOfOwn(req),
      ...(typeof visit === 'string' ? { visit } : {}),
      kept: signedInIn(req).visit,
    })
    return respond(answerOf(req, left))
  }),
]

function answerOf(req: PayloadRequest, visits: { id: string }[]) {
  const { visit: own } = signedInIn(req)
  return { visits: visits.map((visit) => ({ ...visit, isThis: visit.id === own })) }
}

/** One's own, or anybody's for an owner. */
function idOfOwn(req: PayloadRequest): string {
  const id = String(req.routeParams?.id)
  if (id !== String(req.user?.id) && !isOwner(req.user)) {
    throw new NotAllowed('This is somebody else’s. An owner can see to it.')
  }
  return id
}

/** `/api/users/second-factor/…`: one's own. `/api/users/{id}/second-factor`: an owner takes away that of somebody who lost the app. */
export const factorEndpoints: Endpoint[] = [
  ownEndpoint('get', '/second-factor', async (req) =>
    respond(await readFactor(req.payload, staffIn(req).id)),
  ),
  ownEndpoint('post', '/second-factor/begin', async (req) => {
    await requireConfirmedIn(req, await readAnyJson(req))
    return respond(await beginFactor(req.payload, staffIn(req).id))
  }),
  ownEndpoint('post', '/second-factor/confirm', async (req) => {
    const body = await readJson(req)
    await requireConfirmedIn(req, body)
    const codes = await confirmFactor(req.payload, await codeIn(req, body))
    await reportLoginChange(req.payload, { ...staffIn(req), ...changed(req, 'factor_on') })
    return respond({ codes })
  }),
  ownEndpoint('post', '/second-factor/end', async (req) => {
    await endFactor(req.payload, await codeIn(req, await readJson(req)))
    await reportLoginChange(req.payload, { ...staffIn(req), ...changed(req, 'factor_off') })
    return respond(await readFactor(req.payload, staffIn(req).id))
  }),
  ownEndpoint('post', '/passkeys/begin', async (req) => {
    await requireConfirmedIn(req, await readAnyJson(req))
    return respond(await beginPasskey(req.payload, staffIn(req)))
  }),
  ownEndpoint('post', '/passkeys/add', async (req) => {
    const body = await readJson(req)
    await requireConfirmedIn(req, body)
    const { name, response } = body
    const codes = await keepPasskey(req.payload, { id: staffIn(req).id, name, response })
    await reportLoginChange(req.payload, { ...staffIn(req), ...changed(req, 'passkey_on') })
    return respond({ codes })
  }),
  ownEndpoint('post', '/passkeys/ask', async (req) =>
    respond({ passkey: await askForPasskey(req.payload, staffIn(req).id) }),
  ),
  ownEndpoint('post', '/passkeys/remove', async (req) => {
    const body = await readJson(req)
    const passkeyId = String(body.id ?? '')
    await endPasskey(req.payload, { ...(await codeIn(req, body)), passkeyId })
    await reportLoginChange(req.payload, { ...staffIn(req), ...changed(req, 'passkey_off') })
    return respond(await readFactor(req.payload, staffIn(req).id))
  }),
  staffEndpoint('delete', '/:id/second-factor', async (req) => {
    const id = String(req.routeParams?.id)
    if (id === staffIn(req).id) throw new FactorNeedsCode()
    const email = await emailOfLogin(req.payload, id)
    if (email === null) throw new NotFound('login')
    await requireConfirmedIn(req, await readAnyJson(req))
    await forgetFactor(req.payload, id)
    await reportLoginChange(req.payload, { id, email, ...changed(req, 'factor_off') })
    return respond({ since: null })
  }),
]

/** Digits are guessed as a password is: tries count as those of a sign-in do. */
async function codeIn(req: PayloadRequest, body: Record<string, unknown>) {
  const who = signedInIn(req)
  await countRequest(req.payload, LIMITS.signInOfMember, guessesOf(who))
  return { id: who.id, code: String(body.code ?? ''), passkey: body.passkey }
}

function changed(req: PayloadRequest, change: LoginChange) {
  return { changes: [change], by: signedInIn(req) }
}
