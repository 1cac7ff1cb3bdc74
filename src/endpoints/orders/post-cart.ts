import type { PayloadRequest } from 'payload'
import { LIMITS } from '@/domain/limits/limits'
import { type CartChange, parseCartRequest } from '@/domain/cart/parse-cart-request'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { CouponIsUnknown } from '@/domain/order/order-error'
import { InvalidRequest } from '@/domain/shop-error'
import { changeCart, createPricedCart } from '@/operations/orders/cart/change-cart'
import { assertMayName } from '@/operations/orders/upgrades/start-upgrade'
import { shopOrigin } from '@/operations/shop-origin'
import { respond } from '../respond'
import { limitClient, limitGuesses } from '../limit-request'
import { readJson } from '../read-body'
import { postEndpoint } from '../shop-endpoint'

/** POST /api/order: creates a cart, or replaces the named parts of a known one. */
export const postCart = postEndpoint('/order', async (req) => {
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
