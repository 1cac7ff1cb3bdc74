import type { Endpoint, PayloadRequest } from 'payload'
import {
  type CartChange,
  parseCartRequest,
  parseUpgradeRequest,
  readLicenceNumber,
} from '@/domain/cart/parse-cart-request'
import { parseCountryRequest } from '@/domain/cart/parse-country-request'
import type { CountryAnswer, PricedCart } from '@/domain/cart/priced-cart'
import { addressFieldsFor } from '@/domain/customer/address'
import { LIMITS } from '@/domain/limits/limits'
import { CouponIsUnknown } from '@/domain/order/order-error'
import { InvalidRequest } from '@/domain/shop-error'
import {
  changeCart,
  createPricedCart,
  requireCart,
  setCountry,
} from '@/operations/orders/cart/change-cart'
import { readPricedCart } from '@/operations/orders/cart/read-priced-cart'
import {
  assertMayName,
  heldAnswer,
  requireHeld,
  startRenewal,
  startUpgrade,
} from '@/operations/orders/upgrades/start-upgrade'
import { shopOrigin } from '@/operations/shop-origin'
import { limitClient, limitGuesses } from '../limit-request'
import { readJson } from '../read-body'
import { respond } from '../respond'
import { getEndpoint, postEndpoint } from '../shop-endpoint'
import { requireHolder } from '@/operations/buyers/holder'

/** POST /api/order: creates a cart, or replaces the named parts of a known one. */
const postCart = postEndpoint('/order', async (req) => {
  const request = parseCartRequest(await readJson(req))
  const origin = shopOrigin(req.headers)
  if (request.kind !== 'invalid')
    await limitClient(req, LIMITS.cart, request.kind === 'replace' ? request.cartKey : null)
  if (request.kind !== 'invalid') {
    const cartKey = request.kind === 'replace' ? request.cartKey : null
    await assertMayName(req.payload, req, { lines: request.change.lines, cartKey })
  }
  switch (request.kind) {
    case 'invalid':
      throw new InvalidRequest(request.fields)
    case 'create':
      return limitCodes(req, request.change, () =>
        createPricedCart(req.payload, request.change, origin),
      )
    case 'replace':
      return limitCodes(req, request.change, () =>
        changeCart(req.payload, request, { key: request.cartKey, origin }),
      )
  }
})

/** A code that nobody gave out is a guess. */
async function limitCodes(
  req: PayloadRequest,
  { coupon }: CartChange,
  work: () => Promise<PricedCart>,
): Promise<Response> {
  if (!coupon) return respond(await work())
  const isWrong = (error: unknown) => error instanceof CouponIsUnknown
  return respond(await limitGuesses(req, { limit: LIMITS.coupon, isWrong }, work))
}

/** GET /api/order?cart_key=… */
const getCart = getEndpoint('/order', async (req) => {
  const key = req.searchParams.get('cart_key') ?? ''
  const cart = await requireCart(req.payload, key)
  return respond(await readPricedCart(req.payload, cart, { key, origin: shopOrigin(req.headers) }))
})

/** POST /api/order/country: determines the tax anew, and returns the address fields of the country. */
const postCountry = postEndpoint('/order/country', async (req) => {
  const request = parseCountryRequest(await readJson(req))
  if (request.kind === 'invalid') throw new InvalidRequest(request.fields)

  const { kind: _kind, cartKey, ...destination } = request
  const { country, vatId } = destination
  await limitClient(req, LIMITS.country, cartKey)
  if (vatId !== null) await limitClient(req, LIMITS.vatId)
  const reference = { key: cartKey, origin: shopOrigin(req.headers) }
  const cart = await setCountry(req.payload, destination, reference)
  const body: CountryAnswer = { ...cart, address_fields: addressFieldsFor(country) }
  return respond(body)
})

/** GET /api/order/upgrade?licence=…: what its holder has, to choose more from. */
const getUpgrade = getEndpoint('/order/upgrade', async (req) => {
  const holder = await requireHolder(req.payload, req)
  const number = readLicenceNumber(req.searchParams.get('licence')) ?? ''
  return respond(await heldAnswer(req.payload, await requireHeld(req.payload, holder, number)))
})

/** POST /api/order/upgrade: a cart that upgrades a licence of whoever is signed in. */
const postUpgrade = postEndpoint('/order/upgrade', async (req) => {
  const request = parseUpgradeRequest(await readJson(req))
  await limitClient(req, LIMITS.cart, null)
  const holder = await requireHolder(req.payload, req)
  const origin = shopOrigin(req.headers)
  return respond(await startUpgrade(req.payload, holder, { ...request, origin }))
})

/** POST /api/order/renew { licence }: a cart that renews it. */
const postRenewal = postEndpoint('/order/renew', async (req) => {
  const request = parseUpgradeRequest(await readJson(req))
  await limitClient(req, LIMITS.cart, null)
  const holder = await requireHolder(req.payload, req)
  const held = await requireHeld(req.payload, holder, request.number)
  return respond(await startRenewal(req.payload, { held, origin: shopOrigin(req.headers) }))
})

export const cartEndpoints: Endpoint[] = [
  postCart,
  getCart,
  postCountry,
  getUpgrade,
  postUpgrade,
  postRenewal,
]
