import type { CartLineRequest, Licensee } from '@/domain/cart/cart-request'
import type { PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import { callShop } from '@/storefront/shell/requests/call-shop'

export type CartChange = {
  lines?: CartLineRequest[]
  licensee?: Licensee
  currency?: string
  coupon?: string | null
  audience?: string | null
  purchase_order?: string | null
  note?: string | null
  order_answers?: Record<string, string>
}

export function fetchCart(cartKey: string): Promise<PricedCart> {
  return callShop<PricedCart>('/api/order', { query: { cart_key: cartKey } })
}

/** Sent twice it makes two carts: never sent again by itself. */
export function createCart(
  lines: CartLineRequest[],
  told: Pick<CartChange, 'currency' | 'order_answers'>,
): Promise<PricedCart> {
  return callShop<PricedCart>('/api/order', {
    method: 'POST',
    body: { lines: lines.map(bodyOf), ...told },
  })
}

/** Replaces what the change names, unless the cart has changed since: a repeated call is refused too. */
export function changeCart(cart: PricedCart, { lines, ...change }: CartChange) {
  const { cart_key, revision } = cart
  return callShop<PricedCart>('/api/order', {
    method: 'POST',
    body: { cart_key, revision, ...change, ...(lines ? { lines: lines.map(bodyOf) } : {}) },
  })
}

/** As docs/api.md writes a line. */
function bodyOf({ upgradeOf, renews, withoutAudience, ...line }: CartLineRequest) {
  return {
    ...line,
    ...(upgradeOf ? { upgrade_of: upgradeOf } : {}),
    ...(renews ? { renews } : {}),
    ...(withoutAudience ? { without_audience: true } : {}),
  }
}

/** What to send back so that a line stays as it is. */
export function requestOfLine(line: PricedLine): CartLineRequest {
  return {
    styles: line.styles.map((style) => style.id),
    licences: line.licences.map(({ type, tier, ...rest }) => ({ type, tier, ...toldOf(rest) })),
    ...(line.upgrade_of ? { upgradeOf: line.upgrade_of } : {}),
    ...(line.renews ? { renews: line.renews } : {}),
    ...(line.without_audience ? { withoutAudience: true } : {}),
  }
}

function toldOf(licence: object): { answers?: Record<string, string> } {
  const { answers } = licence as { answers?: Record<string, string> }
  return answers ? { answers } : {}
}

/** What was answered once for the order. */
export function answersOf({ order_questions }: PricedCart): Record<string, string> {
  return Object.fromEntries(
    order_questions.flatMap(({ key, answer }) => (answer === null ? [] : [[key, answer]])),
  )
}
