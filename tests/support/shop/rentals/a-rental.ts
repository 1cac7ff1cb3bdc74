import type { PricedCart } from '@/domain/cart/priced-cart'
import type { Licence, Order } from '@/payload-types'
import { signIn } from '../../buyers/sign-in'
import { emptyOutbox, type Shop } from '../open-shop'
import { aLine, checkOut, confirm, createPayment, WEB } from '../buyer'
import { stripe } from '../stripe-environment'
import { licenceRow, numberOf } from '../upgrades/an-upgrade'

const all = { depth: 0, limit: 500, pagination: false, overrideAccess: true } as const

/** Web licences are rented from here on. */
export async function rentWeb(
  { payload }: Pick<Shop, 'payload'>,
  sold: 'month' | 'year' = 'month',
) {
  const where = { key: { equals: 'web' } }
  const data = { sold }
  await payload.update({ collection: 'licence-types', where, data, depth: 0, overrideAccess: true })
}

/** Signed in, with a web licence that renews itself by this card. */
export async function aTenant(
  shop: Shop,
  email: string,
  { method, coupon }: { method?: string; coupon?: string } = {},
) {
  const browser = shop.visitor()
  const line = await aLine(browser, { slug: 'young-serif', licences: [WEB] })
  const { body: cart } = await browser.post<PricedCart>('/api/order', { lines: [line], coupon })
  const { body: order } = await checkOut(browser, cart, { email })
  const { body: payment } = await createPayment(browser, cart)
  stripe.commands.pay(payment.payment_intent, method)
  await confirm(browser, cart, payment)
  await signIn(shop, browser, email)
  return { browser, cart, order, payment, number: await numberOf(browser, order) }
}

/** The licences of a rental, the first term first. */
export async function termsOf(shop: Shop, first: string): Promise<Licence[]> {
  const licence = await licenceRow(shop, first)
  return licence.supersededBy
    ? [licence, ...(await termsOf(shop, licence.supersededBy))]
    : [licence]
}

export async function lastTermOf(shop: Shop, first: string): Promise<Licence> {
  return (await termsOf(shop, first)).at(-1)!
}

/** When its next attempt is due; once it has none, the last moment of its term. */
export async function dueOf(shop: Shop, first: string): Promise<Date> {
  const { chargeAt, endsAt } = await lastTermOf(shop, first)
  return new Date(chargeAt ?? endsAt ?? '')
}

export async function ordersOf({ payload }: Shop, email: string): Promise<Order[]> {
  const where = { email: { equals: email } }
  return (await payload.find({ collection: 'orders', where, sort: 'placedAt', ...all })).docs
}

export async function invoicesOf(shop: Shop, email: string) {
  const ids = (await ordersOf(shop, email)).map(({ id }) => id)
  const where = { order: { in: ids } }
  return (await shop.payload.find({ collection: 'invoices', where, sort: 'issuedAt', ...all })).docs
}

/** What its holder was told, by its kind. */
export async function newsOf({ payload }: Shop, email: string): Promise<string[]> {
  await emptyOutbox(payload)
  const where = { kind: { equals: 'rental' }, to: { equals: email } }
  const { docs } = await payload.find({ collection: 'mails', where, sort: 'createdAt', ...all })
  return docs.map(({ about, state }) => `${about?.split(':')[1]} ${state}`)
}

/** So that no test charges what another has rented. */
export async function forgetAll({ payload }: Shop): Promise<void> {
  const where = { chargeAt: { exists: true } }
  await payload.db.updateMany({ collection: 'licences', where, data: { chargeAt: null } })
}
