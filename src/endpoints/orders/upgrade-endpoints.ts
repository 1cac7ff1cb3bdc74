import { parseUpgradeRequest, readLicenceNumber } from '@/domain/cart/parse-upgrade-request'
import { LIMITS } from '@/domain/limits/limits'
import { requireHolder } from '@/operations/buyers/holder'
import {
  heldAnswer,
  requireHeld,
  startRenewal,
  startUpgrade,
} from '@/operations/orders/upgrades/start-upgrade'
import { shopOrigin } from '@/operations/shop-origin'
import { limitClient } from '../limit-request'
import { readJson } from '../read-body'
import { respond } from '../respond'
import { getEndpoint, postEndpoint } from '../shop-endpoint'

/** GET /api/order/upgrade?licence=…: what its holder has, to choose more from. */
export const getUpgrade = getEndpoint('/order/upgrade', async (req) => {
  const holder = await requireHolder(req.payload, req)
  const number = readLicenceNumber(req.searchParams.get('licence')) ?? ''
  return respond(await heldAnswer(req.payload, await requireHeld(req.payload, holder, number)))
})

/** POST /api/order/upgrade: a cart that upgrades a licence of whoever is signed in. */
export const postUpgrade = postEndpoint('/order/upgrade', async (req) => {
  const request = parseUpgradeRequest(await readJson(req))
  await limitClient(req, LIMITS.cart, null)
  const holder = await requireHolder(req.payload, req)
  const origin = shopOrigin(req.headers)
  return respond(await startUpgrade(req.payload, holder, { ...request, origin }))
})

/** POST /api/order/renew { licence }: a cart that renews it. */
export const postRenewal = postEndpoint('/order/renew', async (req) => {
  const request = parseUpgradeRequest(await readJson(req))
  await limitClient(req, LIMITS.cart, null)
  const holder = await requireHolder(req.payload, req)
  const held = await requireHeld(req.payload, holder, request.number)
  return respond(await startRenewal(req.payload, { held, origin: shopOrigin(req.headers) }))
})
