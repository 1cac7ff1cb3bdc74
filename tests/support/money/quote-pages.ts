import { acceptQuote } from './quotes'
import { createPayment, confirm, payDemo } from '../shop/buyer'
import { requireOrder } from '../shop/delivered'
import type { Shop } from '../shop/open-shop'
import { quoteAnswer } from '@/operations/orders/quotes/read-quote'
import { ORIGIN } from '../shop/browser'

/** The newest quote for somebody, and its payment by a demo card: the id of the order that is paid. */
export async function findQuotePage(shop: Shop, email: string) {
  const { docs } = await shop.payload.find({
    collection: 'quotes',
    where: { email: { equals: email } },
    sort: '-createdAt',
    depth: 0,
    limit: 1,
    showHiddenFields: true,
    overrideAccess: true,
  })
  const quote = quoteAnswer(docs[0]!, ORIGIN)
  const pays = async () => {
    const browser = shop.visitor()
    const { body: order, cart } = await acceptQuote(browser, quote, { email })
    const { body: payment } = await createPayment(browser, cart)
    await payDemo(browser, payment)
    await confirm(browser, cart, payment)
    return (await requireOrder(shop, order)).id
  }
  return { quote, pays }
}
