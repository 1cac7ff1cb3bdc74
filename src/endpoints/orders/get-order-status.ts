import { readOrder, statusOf } from '@/operations/orders/read-order'
import { shopOrigin } from '@/operations/shop-origin'
import { answer } from '../answer'
import { getEndpoint } from '../shop-endpoint'

/** GET /api/order/status?order_key=… */
export const getOrderStatus = getEndpoint('/order/status', async (req) => {
  const key = req.searchParams.get('order_key') ?? ''
  const order = await readOrder(req.payload, { key, origin: shopOrigin(req.headers) })
  return answer(statusOf(order))
})
