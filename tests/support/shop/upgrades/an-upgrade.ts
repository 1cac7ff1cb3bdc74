import type { LicenceChoice } from '@/domain/cart/cart-request'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { Licence } from '@/payload-types'
import { signIn } from '../../buyers/sign-in'
import type { Answer, Browser } from '../browser'
import {
  aPurchase,
  checkOut,
  confirm,
  createPayment,
  payDemo,
  readStatus,
  type Placed,
  type Purchase,
} from '../buyer'
import type { Shop } from '../open-shop'

export const FIVE_USERS: LicenceChoice = { type: 'desktop', tier: 'users-2-5' }
export const A_SITE: LicenceChoice = {
  type: 'web',
  tier: 'views-10k',
  answers: { domain: 'example.org' },
}
export const TWENTY_USERS: LicenceChoice = { type: 'desktop', tier: 'users-6-20' }

/** A buyer who is signed in, with a licence of one typeface. */
export async function aHolder(
  shop: Shop,
  email = 'buyer@example.org',
): Promise<{ browser: Browser; number: string; sale: Purchase }> {
  const browser = shop.visitor()
  const sale = await aPurchase(browser, { email })
  await pay(browser, sale)
  await signIn(shop, browser, email)
  return { browser, sale, number: await numberOf(browser, sale.order) }
}

export async function numberOf(browser: Browser, order: Placed): Promise<string> {
  return (await readStatus(browser, order)).licences[0]?.number ?? ''
}

export function askUpgrade(
  browser: Browser,
  licence: string,
  licences: LicenceChoice[] = [FIVE_USERS],
): Promise<Answer<PricedCart>> {
  return browser.post<PricedCart>('/api/order/upgrade', { licence, licences })
}

export async function placeUpgrade(browser: Browser, cart: PricedCart): Promise<Purchase> {
  const { body: order } = await checkOut(browser, cart)
  const { body: payment } = await createPayment(browser, cart)
  return { cart, order, payment }
}

export async function pay(browser: Browser, { cart, payment }: Purchase) {
  await payDemo(browser, payment)
  return (await confirm(browser, cart, payment)).body
}

/** Bought, paid and delivered. */
export async function anUpgrade(browser: Browser, number: string, licences?: LicenceChoice[]) {
  const { body: cart } = await askUpgrade(browser, number, licences)
  const sale = await placeUpgrade(browser, cart)
  await pay(browser, sale)
  return { ...sale, number: await numberOf(browser, sale.order) }
}

export async function licenceRow({ payload }: Pick<Shop, 'payload'>, number: string) {
  const { docs } = await payload.find({
    collection: 'licences',
    where: { number: { equals: number } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return docs[0] as Licence
}

/** What a test compares of a licence's row. */
export async function stateOf(shop: Pick<Shop, 'payload'>, number: string) {
  const { state, supersededBy, upgradeOf, paid } = await licenceRow(shop, number)
  return { state, supersededBy: supersededBy ?? null, upgradeOf: upgradeOf ?? null, paid }
}
