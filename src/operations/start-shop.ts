import { findEula } from './catalogue/eula-records'
import { openShop } from './open-shop'
import { findCart } from './orders/cart-records'
import { findOrderByKey } from './orders/order-records'
import { runClockwork } from './run-clockwork'

/** Opens the shop when the server starts, and tells the proxy how to look up what it cannot know by heart. */
export async function startShop(): Promise<void> {
  const shop = await openShop()
  globalThis.fountLookup = {
    cart: async (key) => (await findCart(shop, key)) !== null,
    order: async (key) => (await findOrderByKey(shop, key)) !== null,
    eula: async (id) => (await findEula(shop, id)) !== null,
  }
  await runClockwork(shop)
}
