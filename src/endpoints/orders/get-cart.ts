import { readPricedCart } from '@/operations/orders/cart/read-priced-cart'
import { requireCart } from '@/operations/orders/cart/change-cart'
import { shopOrigin } from '@/operations/shop-origin'
import { respond } from '../respond'
import { getEndpoint } from '../shop-endpoint'

/** GET /api/order?cart_key=… */
export const getCart = getEndpoint('/order', async (req) => {
  const key = req.searchParams.get('cart_key') ?? ''
  const cart = await requireCart(req.payload, key)
  return respond(await readPricedCart(req.payload, cart, { key, origin: shopOrigin(req.headers) }))
})
