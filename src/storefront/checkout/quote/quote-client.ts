import type { PricedCart } from '@/domain/cart/priced-cart'
import type { QuoteAnswer } from '@/domain/quote/quote-answer'
import { callShop } from '@/storefront/shell/requests/call-shop'
import type { quoteBodyOf } from '../details/details'

/** The same quote, however often it is asked for without a change. */
export function makeQuote(body: ReturnType<typeof quoteBodyOf>) {
  return callShop<QuoteAnswer>('/api/order/quote', { method: 'POST', body, repeatable: true })
}

/** The cart in which a quote is paid. */
export function openQuotedCart(quoteKey: string) {
  const body = { quote_key: quoteKey }
  return callShop<{ cart_key: string }>('/api/order/quote/pay', {
    method: 'POST',
    body,
    repeatable: true,
  })
}

/** A new cart each time: never sent again by itself. */
export function repeatQuote(quoteKey: string) {
  const body = { quote_key: quoteKey }
  return callShop<PricedCart>('/api/order/quote/again', { method: 'POST', body })
}
