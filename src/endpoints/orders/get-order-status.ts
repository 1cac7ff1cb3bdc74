import { readOrder, statusOf } from '@/operations/orders/read-order'
import { shopOrigin } from '@/operations/shop-origin'
import { respond } from '../respond'
import { getEndpoint } from '../shop-endpoint'

/** GET /api/order/status?order_key=… */
export const getOrderStatus = getEndpoint('/order/status', async (req) => {
  const key = req.searchParams.get('order_key') ?? ''
  const order = await readOrder(req.payload, { key, origin: shopOrigin(req.headers) })
  return respond(statusOf(order))
})
