import { LIMITS } from '@/domain/limits/limits'
import { checkLicence } from '@/operations/buyers/check-licence'
import { shopOrigin } from '@/operations/shop-origin'
import { limitClient } from '../limit-request'
import { respond } from '../respond'
import { getEndpoint } from '../shop-endpoint'

/** GET /api/licence/{token}: what a licence is worth today, for whoever holds its document. */
export const getLicence = getEndpoint('/licence/:token', async (req) => {
  await limitClient(req, LIMITS.licenceCheck)
  const key = String(req.routeParams?.token ?? '')
  const origin = shopOrigin(req.headers)
  const { check } = await checkLicence(req.payload, { key, origin })
  return respond(check)
})
