import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import { changeCart, createCart, fetchCart, requestOfLine } from './cart-client'
import { readCart, writeCart } from './cart-store'
import { callFailureOf } from '../call-failure'

/** Error codes of a cart that is gone or closed: the visitor gets a new one. */
const NEEDS_NEW_CART = new Set(['cart_not_found', 'cart_paid', 'cart_quoted'])

/** The currency the line was priced in, which a new cart begins with, and the line it takes the place of. A cart in another asks. */
type Addition = { currency: string; replaced?: string }

/** Adds a line to this browser's cart, or replaces an earlier one. */
export async function addLine(line: CartLineRequest, addition: Addition): Promise<PricedCart> {
  const cart = await addToCart(line, addition)
  writeCart({ key: cart.cart_key, lines: cart.lines.length })
  return cart
}

async function addToCart(line: CartLineRequest, addition: Addition): Promise<PricedCart> {
  const { currency } = addition
  const key = readCart()?.key
  if (!key) return createCart([line], currency)

  try {
    const cart = await fetchCart(key)
    return cart.state === 'paid'
      ? await createCart([line], currency)
      : await changeLines(cart, line, addition)
  } catch (error) {
    if (NEEDS_NEW_CART.has(callFailureOf(error).code)) return createCart([line], currency)
    throw error
  }
}

async function changeLines(cart: PricedCart, line: CartLineRequest, addition: Addition) {
  try {
    return await changeCart(cart, { lines: linesWith(cart, line, addition.replaced) })
  } catch (error) {
    const failure = callFailureOf(error)
    if (failure.code !== 'cart_changed' || !failure.cart) throw error
    return changeCart(failure.cart, { lines: linesWith(failure.cart, line, addition.replaced) })
  }
}

/** The same line twice is one line. */
function linesWith(cart: PricedCart, line: CartLineRequest, replaced?: string): CartLineRequest[] {
  const lines = cart.lines.map((old) =>
    old.id === replaced || isOfSameLicence(old, line) ? line : requestOfLine(old),
  )
  const isThere = lines.some((old) => keyOf(old) === keyOf(line))
  return isThere ? lines : [...lines, line]
}

/** A licence is changed once in a cart: what was chosen last counts. */
function isOfSameLicence(old: PricedLine, { upgradeOf, renews }: CartLineRequest): boolean {
  const number = upgradeOf ?? renews
  return number !== undefined && number === (old.upgrade_of ?? old.renews)
}

function keyOf({ styles, licences, upgradeOf, renews }: CartLineRequest): string {
  const uses = licences.map(({ type, tier }) => `${type}:${tier}`)
  return [...styles.toSorted(), ...uses.toSorted(), upgradeOf ?? renews ?? ''].join(' ')
}
