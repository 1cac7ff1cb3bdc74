import type { LicenceChoice } from '@/domain/cart/cart-request'
import type { CountryAnswer, PricedCart } from '@/domain/cart/priced-cart'
import type { OrderAnswer } from '@/domain/order/order-answer'
import type { Answer, Browser } from './browser'

/** The steps of a purchase as docs/api.md tells them, for tests that begin further on. */

export type Placed = { order_number: string; order_key: string; state: string; total: number }

export type Payment = {
  payment_intent: string
  client_secret: string
  provider: string
  amount: number
  currency: string
}

export type Confirmation = {
  status: string
  order_url?: string
  order_key?: string
  message?: string
}

export type Details = {
  email?: string
  name?: string
  company?: string
  country?: string
  postal_code?: string
  vat_id?: string
  licensee?: unknown
}

export const DESKTOP: LicenceChoice = { type: 'desktop', tier: 'users-1' }
export const WEB: LicenceChoice = {
  type: 'web',
  tier: 'views-10k',
  answers: { domain: 'example.org' },
}

/** A line of a typeface's styles by name; all of them when none is named. */
export async function aLine(
  browser: Browser,
  {
    slug,
    styles,
    licences = [DESKTOP],
  }: { slug: string; styles?: string[]; licences?: LicenceChoice[] },
) {
  const { body } = await browser.get<{ docs: { id: string; name: string }[] }>(
    `/api/styles?where[typeface.slug][equals]=${slug}&limit=200&depth=0`,
  )
  const chosen = body.docs.filter(({ name }) => styles?.includes(name) ?? true)
  return { styles: chosen.map(({ id }) => id), licences }
}

export async function aCart(browser: Browser, slug = 'young-serif'): Promise<PricedCart> {
  const line = await aLine(browser, { slug })
  const { body } = await browser.post<PricedCart>('/api/order', { lines: [line] })
  return body
}

export async function chooseCountry(
  browser: Browser,
  { cart_key }: PricedCart,
  { country = 'DE', postal_code, vat_id }: Details = {},
): Promise<CountryAnswer> {
  const asked = { cart_key, country, postal_code, vat_id }
  return (await browser.post<CountryAnswer>('/api/order/country', asked)).body
}

/** The words of a checkout that is complete. */
export function detailsFor(cart: PricedCart, details: Details = {}) {
  const { email = 'buyer@example.org', name = 'Ada Buyer', company, licensee } = details
  return {
    cart_key: cart.cart_key,
    email,
    name,
    company,
    address: {
      street: 'Hauptstraße 1',
      postal_code: cart.postal_code ?? '10115',
      city: 'Berlin',
      country: cart.country,
    },
    licensee,
    accepted_eulas: cart.eulas.map(({ id }) => id),
    consents: { immediate_delivery: true },
    quote_hash: cart.quote_hash,
  }
}

export async function checkOut(
  browser: Browser,
  cart: PricedCart,
  details: Details = {},
): Promise<Answer<Placed>> {
  const priced = await chooseCountry(browser, cart, details)
  return browser.post<Placed>('/api/order/checkout', detailsFor(priced, details))
}

export function createPayment(
  browser: Browser,
  { cart_key }: PricedCart,
): Promise<Answer<Payment>> {
  return browser.post<Payment>('/api/order/stripe/create', { cart_key })
}

export function confirm(
  browser: Browser,
  { cart_key }: PricedCart,
  { payment_intent }: Payment,
): Promise<Answer<Confirmation>> {
  return browser.post<Confirmation>('/api/order/stripe/confirm', { cart_key, payment_intent })
}

export function payDemo(browser: Browser, { client_secret }: Payment, card = 'accepted') {
  return browser.post<{ status: string; message?: string }>('/api/demo-payments/pay', {
    client_secret,
    card,
  })
}

export type Purchase = { cart: PricedCart; order: Placed; payment: Payment }

/** Checked out, with an intent that waits for a card. */
export async function aPurchase(
  browser: Browser,
  { slug = 'young-serif', ...details }: Details & { slug?: string } = {},
): Promise<Purchase> {
  const cart = await aCart(browser, slug)
  const { body: order } = await checkOut(browser, cart, details)
  const { body: payment } = await createPayment(browser, cart)
  return { cart, order, payment }
}

/** Bought and paid by a demo card. */
export async function aPaidPurchase(browser: Browser, slug?: string): Promise<Purchase> {
  const purchase = await aPurchase(browser, { slug })
  await payDemo(browser, purchase.payment)
  await confirm(browser, purchase.cart, purchase.payment)
  return purchase
}

export async function readStatus(browser: Browser, { order_key }: Placed): Promise<OrderAnswer> {
  return (await browser.get<OrderAnswer>(`/api/order/status?order_key=${order_key}`)).body
}
