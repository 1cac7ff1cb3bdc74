import type { PricedCart } from '@/domain/cart/priced-cart'
import { signIn } from '../../buyers/sign-in'
import { aLine, checkOut, createPayment, WEB } from '../buyer'
import type { Shop } from '../open-shop'
import { licenceRow, numberOf, pay } from './an-upgrade'

export const DAY_MS = 86_400_000

/** Web licences end after a year from here on. */
export async function sellWebForAYear({ payload }: Pick<Shop, 'payload'>): Promise<void> {
  const where = { key: { equals: 'web' } }
  const data = { months: 12 }
  await payload.update({ collection: 'licence-types', where, data, depth: 0, overrideAccess: true })
}

/** Signed in, with a web licence for a year. */
export async function aTermHolder(shop: Shop, email: string) {
  const browser = shop.visitor()
  const line = await aLine(browser, { slug: 'young-serif', licences: [WEB] })
  const { body: cart } = await browser.post<PricedCart>('/api/order', { lines: [line] })
  const { body: order } = await checkOut(browser, cart, { email })
  const { body: payment } = await createPayment(browser, cart)
  const sale = { cart, order, payment }
  await pay(browser, sale)
  await signIn(shop, browser, email)
  const number = await numberOf(browser, order)
  return { browser, sale, number, endsAt: await endOf(shop, number) }
}

export async function endOf(shop: Pick<Shop, 'payload'>, number: string): Promise<Date> {
  return new Date((await licenceRow(shop, number)).endsAt ?? '')
}

/** As if it had been bought earlier. */
export async function letEnd({ payload }: Pick<Shop, 'payload'>, number: string, endsAt: Date) {
  await payload.db.updateOne({
    collection: 'licences',
    where: { number: { equals: number } },
    data: { endsAt: endsAt.toISOString() },
    options: { atomic: true },
  })
}
