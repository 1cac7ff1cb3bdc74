import { readCartKey } from '@/domain/cart/parse-cart-request'
import { LIMITS } from '@/domain/limits/limits'
import { chooseTransfer } from '@/operations/orders/payment/pay-by-transfer'
import { shopOrigin } from '@/operations/shop-origin'
import { respond } from '../respond'
import { sidOf } from '../csrf'
import { limitClient } from '../limit-request'
import { readJson } from '../read-body'
import { postEndpoint } from '../shop-endpoint'

/** POST /api/order/transfer: the order waits for a bank transfer. */
export const postTransfer = postEndpoint('/order/transfer', async (req) => {
  const cartKey = readCartKey((await readJson(req)).cart_key) ?? ''
  await limitClient(req, LIMITS.paymentOfCart, cartKey)
  await limitClient(req, LIMITS.payment)
  const browser = { sid: sidOf(req), origin: shopOrigin(req.headers) }
  return respond(await chooseTransfer(req.payload, { cartKey, ...browser }))
})
