import { parseChangeRequest } from '@/domain/licensing/plan-change'
import { LIMITS } from '@/domain/limits/limits'
import { InvalidRequest } from '@/domain/shop-error'
import { changeLicence } from '@/operations/buyers/change-licence'
import { requireHolder } from '@/operations/buyers/holder'
import { readMine } from '@/operations/buyers/read-my-licences'
import { shopOrigin } from '@/operations/shop-origin'
import { limitClient } from '../limit-request'
import { readJson } from '../read-body'
import { respond } from '../respond'
import { postEndpoint } from '../shop-endpoint'

/** POST /api/order/licence: changes what a licence says of its holder; answers the licence as it is then. */
export const postLicence = postEndpoint('/order/licence', async (req) => {
  const holder = await requireHolder(req.payload, req)
  const parsed = parseChangeRequest(await readJson(req))
  if (parsed.kind === 'invalid') throw new InvalidRequest(parsed.fields)

  await limitClient(req, LIMITS.licenceChange)
  const { request } = parsed
  await changeLicence(req.payload, holder, request)
  const { licences } = await readMine(req.payload, holder, shopOrigin(req.headers))
  return respond(licences.find(({ number }) => number === request.licence) ?? null)
})
