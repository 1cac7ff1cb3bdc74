import type { Endpoint, PayloadRequest } from 'payload'
import { LIMITS } from '@/domain/limits/limits'
import { mailbox } from '@/domain/limits/mailbox'
import { FactorNeedsCode } from '@/domain/staff/staff-error'
import { countRequest } from '@/operations/limits/count-requests'
import {
  beginFactor,
  confirmFactor,
  endFactor,
  forgetFactor,
  readFactor,
} from '@/operations/staff/second-factor/second-factor'
import { readJson } from '../../read-body'
import { respond } from '../../respond'
import { staffEndpoint, staffIn } from '../staff-endpoint'

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
    async (req) => respond(await beginFactor(req.payload, staffIn(req).id)),
    'own',
  ),
  staffEndpoint(
    'post',
    '/second-factor/confirm',
    async (req) => respond({ codes: await confirmFactor(req.payload, await codeIn(req)) }),
    'own',
  ),
  staffEndpoint(
    'post',
    '/second-factor/end',
    async (req) => {
      await endFactor(req.payload, await codeIn(req))
      return respond(await readFactor(req.payload, staffIn(req).id))
    },
    'own',
  ),
  staffEndpoint('delete', '/:id/second-factor', async (req) => {
    const id = String(req.routeParams?.id)
    if (id === staffIn(req).id) throw new FactorNeedsCode()
    await forgetFactor(req.payload, id)
    return respond({ since: null })
  }),
]

/** Digits are guessed as a password is: tries count as those of a sign-in do. */
async function codeIn(req: PayloadRequest): Promise<{ id: string; code: string }> {
  const { id, email } = staffIn(req)
  await countRequest(req.payload, LIMITS.signInOfEmail, mailbox(email))
  return { id, code: String((await readJson(req)).code ?? '') }
}
