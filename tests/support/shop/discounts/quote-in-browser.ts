import type { Payload } from 'payload'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { cheapestScope } from '@/domain/pricing/price-in-scopes'
import type { ShopPrices } from '@/domain/pricing/price-rules'
import { quoteCart, type CartQuote, type CartTerms } from '@/domain/pricing/quote-cart'
import { listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { readShopPrices } from '@/operations/records/prices/prices'
import { pricesIn } from '@/storefront/shop/currency/use-prices'
import { choicesOf, type ShopChoice } from '@/storefront/shop/shop-choice'

/** What the pages of the shop send along to price with, as it arrives in a browser. */
export type BrowserPrices = { choices: ShopChoice[]; rules: ShopPrices }

export async function pricesForBrowser(payload: Payload): Promise<BrowserPrices> {
  const [views, rules] = await Promise.all([listTypefaceViews(payload), readShopPrices(payload)])
  return JSON.parse(JSON.stringify({ choices: choicesOf(views), rules })) as BrowserPrices
}

/** A cart priced by what the browser has, each line where it costs least. */
export function quoteInBrowser(
  prices: BrowserPrices,
  {
    lines,
    currency,
    ...terms
  }: { lines: CartLineRequest[]; currency: string } & Omit<CartTerms, 'rules'>,
): CartQuote {
  const { choices, rules } = pricesIn(currency, prices)
  const placed = lines.map((line) => {
    const family = cheapestScope(line, choices, rules)
    if (!family) throw new Error('No typeface and no bundle holds all styles of a line.')
    return { line, family }
  })
  return quoteCart(placed, { rules, ...terms })
}
