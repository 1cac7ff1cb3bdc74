import type { Payload } from 'payload'
import './site/routes/route-lookup'
import { refuseCheck } from './buyers/check/refuse-check'
import { findEulaNamed, findEulaVersion } from './catalogue/eula-records'
import { readFontList } from './catalogue/font-list/font-list'
import { moveSellerAddress } from './database/moved-address-records'
import { renameFields } from './database/renamed-field-records'
import { findRefusal } from './downloads/refuse-download'
import { sweepDrafts } from './sweep-drafts'
import { findCart } from './orders/cart/cart-records'
import { findOrderByKey } from './orders/order-records'
import { findQuoteByKey } from './orders/quotes/quote-records'
import { startScheduler } from './scheduler/run-scheduler'
import { giveFirstRoles } from './staff/give-first-roles'
import { refuseServerCall } from './staff/refuse-server-call'
import { closeRegistration } from './staff/register-first-login'
import { refuseMadePage } from './site/refuse-made-page'
import { loadBuiltRoutes } from './site/routes/built-routes'

/** Gives the proxy its database lookups, loads what requests need, and starts the scheduler. */
export async function startShop(shop: Payload): Promise<void> {
  globalThis.fountKeyLookup = {
    cart: async (key) => (await findCart(shop, key)) !== null,
    order: async (key) => (await findOrderByKey(shop, key)) !== null,
    quote: async (key) => (await findQuoteByKey(shop, key)) !== null,
    staff: async (headers) => (await shop.auth({ headers })).user !== null,
    eula: async (name) => (await findEulaNamed(shop, name)) !== null,
    eulaVersion: async (named) => (await findEulaVersion(shop, named)) !== null,
    download: (token, client) => findRefusal(shop, { token, client }),
    licence: (key, client) => refuseCheck(shop, { key, client }),
    madePage: (client) => refuseMadePage(shop, client),
    serverCall: (call) => refuseServerCall(shop, call),
  }
  await renameFields(shop)
  await moveSellerAddress(shop)
  await closeRegistration(shop)
  await giveFirstRoles(shop)
  await sweepDrafts()
  await loadBuiltRoutes()
  await startScheduler(shop)
  await readFontList(shop) // a large catalogue takes seconds, which no visitor should wait for
}
