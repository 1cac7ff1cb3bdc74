import type { CartLineRequest, Licensee } from '@/domain/cart/cart-request'
import type { PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import { callShop } from '@/storefront/shell/requests/call-shop'

export type CartChange = { lines?: CartLineRequest[]; licensee?: Licensee }

export function fetchCart(cartKey: string): Promise<PricedCart> {
  return callShop<PricedCart>('/api/order', { query: { cart_key: cartKey } })
}

/** Sent twice it makes two carts: never sent again by itself. */
export function createCart(lines: CartLineRequest[]): Promise<PricedCart> {
  return callShop<PricedCart>('/api/order', { method: 'POST', body: { lines } })
}

/** Replaces what the change names, unless the cart has changed since: a repeated call is refused too. */
export function changeCart(cart: PricedCart, change: CartChange): Promise<PricedCart> {
  return callShop<PricedCart>('/api/order', {
    method: 'POST',
    body: { cart_key: cart.cart_key, revision: cart.revision, ...change },
  })
}

/** What to send back so that a line stays as it is. */
export function requestOfLine(line: PricedLine): CartLineRequest {
  return {
    styles: line.styles.map((style) => style.id),
    licences: line.licences.map(({ type, tier, ...rest }) => ({
      type,
      tier,
      ...answersOf(rest),
    })),
  }
}

function answersOf(licence: object): { answers?: Record<string, string> } {
  const { answers } = licence as { answers?: Record<string, string> }
  return answers ? { answers } : {}
}
