import type { Payload } from 'payload'
import { brokenRule, ShopError } from '@/domain/shop-error'
import './site/routes/route-lookup'
import { refuseCheck } from './buyers/check-licence'
import { findEulaNamed, findEulaVersion } from './records/eulas'
import { readFontList } from './catalogue/list-fonts'
import { findRefusal } from './downloads/open-download'
import { sweepDrafts } from './data-folder'
import { findCart } from './records/carts'
import { refuseOrder } from './orders/order-link'
import { findQuoteByKey } from './records/quotes'
import { requireOwnSecret } from './own-secret'
import { startScheduler } from './scheduler/run-scheduler'
import { closeRegistration } from './staff/owner-logins'
import { refuseServerCall } from './staff/refuse-calls'
import { bringSharedMedia } from './files/media-files'
import { moveOldUses } from './records/site/uses'
import { setShopFigures } from './figures/set-shop-figures'
import { refuseMadePage } from './limits/count-requests'
import { loadBuiltRoutes } from './site/routes/built-routes'

/** Gives the proxy its database lookups, loads what requests need, and starts the scheduler. */
export async function startShop(shop: Payload): Promise<void> {
  await requireNotMoved(shop).catch(endWithSentence)
  await requireOwnSecret(shop).catch(endWithSentence)
  globalThis.fountKeyLookup = {
    cart: async (key) => (await findCart(shop, key)) !== null,
    order: (key) => refuseOrder(shop, key),
    quote: async (key) => (await findQuoteByKey(shop, key)) !== null,
    staff: async (headers) => (await shop.auth({ headers })).user !== null,
    eula: async (name) => (await findEulaNamed(shop, name)) !== null,
    eulaVersion: async (named) => (await findEulaVersion(shop, named)) !== null,
    download: (token, client) => findRefusal(shop, { token, client }),
    licence: (key, client) => refuseCheck(shop, { key, client }),
    madePage: (client) => refuseMadePage(shop, client),
    serverCall: (call) => refuseServerCall(shop, call),
  }
  await closeRegistration(shop)
  await moveOldUses(shop)
  await bringSharedMedia(shop)
  await sweepDrafts()
  await loadBuiltRoutes()
  setShopFigures(shop)
  await startScheduler(shop)
  await readFontList(shop) // a large catalogue takes seconds, which no visitor should wait for
}

/** Next would go on and answer every request with 500. */
function endWithSentence(error: unknown): never {
  if (!(error instanceof ShopError)) throw error
  console.error(error.message)
  process.exit(1)
}

class ShopIsElsewhere extends brokenRule('shop_moved', 503, '') {}

type Mark = { state: 'under-way' | 'arrived' | 'left'; place: string; at: string }

/** What `npm run move` noted down here (src/setup/move/move-marks.mjs): neither half a shop opens, nor one that is open elsewhere. */
async function requireNotMoved(payload: Payload): Promise<void> {
  const mark = await payload.kv.get<Mark>('move')
  if (mark?.state === 'under-way')
    throw new ShopIsElsewhere(
      `The move into this database was broken off on its way, so it is not whole. Run it to its end from where it came (${mark.place}): npm run move`,
    )
  if (mark?.state === 'left')
    throw new ShopIsElsewhere(
      `This shop has moved to ${mark.place} on ${mark.at}: opened here too, it would sell in two places. Set its DATABASE_URL, or stay here with npm run move -- --stay`,
    )
}
