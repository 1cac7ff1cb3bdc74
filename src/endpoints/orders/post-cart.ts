import { LIMITS } from '@/domain/limits/limits'
import { parseCartRequest } from '@/domain/cart/parse-cart-request'
import { InvalidRequest } from '@/domain/shop-error'
import { createPricedCart, changeCart } from '@/operations/orders/cart/change-cart'
import { shopOrigin } from '@/operations/shop-origin'
import { respond } from '../respond'
import { limitClient } from '../limit-request'
import { readJson } from '../read-body'
import { postEndpoint } from '../shop-endpoint'

/** POST /api/order: creates a cart, or replaces the named parts of a known one. */
export const postCart = postEndpoint('/order', async (req) => {
  const request = parseCartRequest(await readJson(req))
  const origin = shopOrigin(req.headers)
  if (request.kind !== 'invalid')
    await limitClient(req, LIMITS.cart, request.kind === 'replace' ? request.cartKey : null)
  switch (request.kind) {
    case 'invalid':
      throw new InvalidRequest(request.fields)
    case 'create':
      return respond(await createPricedCart(req.payload, request.change, origin))
    case 'replace':
      return respond(await changeCart(req.payload, request, { key: request.cartKey, origin }))
  }
})
