import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { changeCart, createCart, fetchCart, requestOfLine } from './cart-client'
import { readCart, writeCart } from './cart-store'
import { callFailureOf } from '../call-failure'

/** Error codes of a cart that is gone or closed: the visitor gets a new one. */
const NEEDS_NEW_CART = new Set(['cart_not_found', 'cart_paid'])

/** Adds a line to this browser's cart, or replaces an earlier one. */
export async function addLine(line: CartLineRequest, replaced?: string): Promise<PricedCart> {
  const cart = await addToCart(line, replaced)
  writeCart({ key: cart.cart_key, lines: cart.lines.length })
  return cart
}

async function addToCart(line: CartLineRequest, replaced?: string): Promise<PricedCart> {
  const key = readCart()?.key
  if (!key) return createCart([line])

  try {
    const cart = await fetchCart(key)
    return cart.state === 'paid'
      ? await createCart([line])
      : await changeLines(cart, line, replaced)
  } catch (error) {
    if (NEEDS_NEW_CART.has(callFailureOf(error).code)) return createCart([line])
    throw error
  }
}

async function changeLines(cart: PricedCart, line: CartLineRequest, replaced?: string) {
  try {
    return await changeCart(cart, { lines: linesWith(cart, line, replaced) })
  } catch (error) {
    const failure = callFailureOf(error)
    if (failure.code !== 'cart_changed' || !failure.cart) throw error
    return changeCart(failure.cart, { lines: linesWith(failure.cart, line, replaced) })
  }
}

/** The same line twice is one line. */
function linesWith(cart: PricedCart, line: CartLineRequest, replaced?: string): CartLineRequest[] {
  const lines = cart.lines.map((old) => (old.id === replaced ? line : requestOfLine(old)))
  const isThere = lines.some((old) => keyOf(old) === keyOf(line))
  return isThere ? lines : [...lines, line]
}

function keyOf(line: CartLineRequest): string {
  const licences = line.licences.map(({ type, tier }) => `${type}:${tier}`)
  return [...line.styles.toSorted(), ...licences.toSorted()].join(' ')
}
