import type { PricedCart } from '@/domain/cart/priced-cart'
import type { QuoteAnswer } from '@/domain/quote/quote-answer'
import type { QuotePayer } from '@/domain/quote/quote-payers'
import { readQuoteView, requireQuote } from '@/operations/orders/quotes/read-quote'
import { type Answer, type Browser, ORIGIN } from '../shop/browser'
import { aCart, chooseCountry, type Details, detailsFor, type Placed } from '../shop/buyer'
import type { Shop } from '../shop/open-shop'

export const CLIENT = { email: 'client@example.org', name: 'Cleo Client', company: 'Client GmbH' }

export function askForQuote(
  browser: Browser,
  { cart_key }: { cart_key: string },
  details: object = {},
): Promise<Answer<QuoteAnswer>> {
  return browser.post<QuoteAnswer>('/api/order/quote', { cart_key, ...CLIENT, ...details })
}

/** A cart of one style, quoted. */
export async function aQuote(browser: Browser, details: object = {}): Promise<QuoteAnswer> {
  return (await askForQuote(browser, await aCart(browser), details)).body
}

export async function readQuote(browser: Browser, { quote_key }: QuoteAnswer) {
  const { body } = await browser.get<QuoteAnswer>(`/api/order/quote?quote_key=${quote_key}`)
  return body
}

/** As its page shows it. */
export async function viewOf({ payload }: Pick<Shop, 'payload'>, { quote_key }: QuoteAnswer) {
  return readQuoteView(payload, await requireQuote(payload, quote_key), ORIGIN)
}

/** The cart in which the quote is paid. */
export async function cartOf(browser: Browser, { quote_key }: QuoteAnswer): Promise<PricedCart> {
  const { body } = await browser.post<{ cart_key: string }>('/api/order/quote/pay', { quote_key })
  return (await browser.get<PricedCart>(`/api/order?cart_key=${body.cart_key}`)).body
}

/** Its client's details, in Germany unless said otherwise. */
export async function acceptQuote(
  browser: Browser,
  quote: QuoteAnswer,
  details: Details = {},
): Promise<Answer<Placed> & { cart: PricedCart }> {
  const cart = await chooseCountry(browser, await cartOf(browser, quote), details)
  const body = detailsFor(cart, { ...CLIENT, ...details })
  return { ...(await browser.post<Placed>('/api/order/checkout', body)), cart }
}

/** As somebody of those whom the quote’s page offers; of whom nothing is known, Pam Payer. */
export async function acceptQuoteAs(
  browser: Browser,
  quote: QuoteAnswer,
  { details: { licensee, name, email, company } }: QuotePayer,
): Promise<Answer<Placed> & { cart: PricedCart }> {
  return acceptQuote(browser, quote, {
    name: name || 'Pam Payer',
    email: email || 'payer@example.org',
    company: company || 'Payer AG',
    licensee: licensee ? { kind: 'client', ...licensee } : { kind: 'self' },
  })
}

export async function changeQuote(shop: Shop, { quote_number }: QuoteAnswer, data: object) {
  await shop.payload.db.updateOne({
    collection: 'quotes',
    where: { number: { equals: quote_number } },
    data: data as Record<string, unknown>,
  })
}

/** As a shop that has named its bank account. */
export async function takeTransfers(shop: Shop) {
  await shop.payload.updateGlobal({
    slug: 'shop',
    data: {
      takesTransfers: true,
      bank: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', name: 'Bank' },
    },
    overrideAccess: true,
  })
}
