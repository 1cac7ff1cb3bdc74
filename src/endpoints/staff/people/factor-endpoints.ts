import type { Endpoint, PayloadRequest } from 'payload'
import { LIMITS } from '@/domain/limits/limits'
import { mailbox } from '@/domain/limits/limit-keys'
import { NotFound } from '@/domain/request-error'
import type { LoginChange } from '@/domain/staff/login-change'
import { FactorNeedsCode } from '@/domain/staff/staff-error'
import { countRequest } from '@/operations/limits/count-requests'
import { emailOfLogin } from '@/operations/records/users'
import { reportLoginChange } from '@/operations/staff/report-login-change'
import {
  beginFactor,
  confirmFactor,
  endFactor,
  forgetFactor,
  readFactor,
} from '@/operations/staff/second-factor'
import { readAnyJson, readJson } from '../../read-body'
import { respond } from '../../respond'
import { requireConfirmedIn, signedInIn, staffEndpoint, staffIn } from '../staff-endpoint'

/** `/api/users/second-factor/…`: one's own. `/api/users/{id}/second-factor`: an owner takes away that of somebody who lost the app. */
export const factorEndpoints: Endpoint[] = [
  staffEndpoint(
    'get',
    '/second-factor',
    async (req) => respond(await readFactor(req.payload, staffIn(req).id)),
    'own',
  ),
  staffEndpoint(
    'post',
    '/second-factor/begin',
    async (req) => {
      await requireConfirmedIn(req, await readAnyJson(req))
      return respond(await beginFactor(req.payload, staffIn(req).id))
    },
    'own',
  ),
  staffEndpoint(
    'post',
    '/second-factor/confirm',
    async (req) => {
      const body = await readJson(req)
      await requireConfirmedIn(req, body)
      const codes = await confirmFactor(req.payload, await codeIn(req, body))
      await reportLoginChange(req.payload, { ...staffIn(req), ...changed(req, 'factor_on') })
      return respond({ codes })
    },
    'own',
  ),
  staffEndpoint(
    'post',
    '/second-factor/end',
    async (req) => {
      await endFactor(req.payload, await codeIn(req, await readJson(req)))
      await reportLoginChange(req.payload, { ...staffIn(req), ...changed(req, 'factor_off') })
      return respond(await readFactor(req.payload, staffIn(req).id))
    },
    'own',
  ),
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
async function codeIn(
  req: PayloadRequest,
  body: Record<string, unknown>,
): Promise<{ id: string; code: string }> {
  const { id, email } = staffIn(req)
  await countRequest(req.payload, LIMITS.signInOfEmail, mailbox(email))
  return { id, code: String(body.code ?? '') }
}

function changed(req: PayloadRequest, change: LoginChange) {
  return { changes: [change], by: signedInIn(req) }
}
