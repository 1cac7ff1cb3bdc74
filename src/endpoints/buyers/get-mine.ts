import { requireHolder } from '@/operations/buyers/holder'
import { mineOf, readMine } from '@/operations/buyers/read-my-licences'
import { shopOrigin } from '@/operations/shop-origin'
import { respond } from '../respond'
import { getEndpoint } from '../shop-endpoint'

/** GET /api/order/mine: every order and licence of whoever is signed in. */
export const getMine = getEndpoint('/order/mine', async (req) => {
  const holder = await requireHolder(req.payload, req)
  const origin = shopOrigin(req.headers)
  return respond(mineOf(await readMine(req.payload, holder, origin), origin))
})
