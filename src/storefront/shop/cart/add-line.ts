import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import type { ChosenAnswers } from '@/domain/licensing/answers/order-question'
import { type CartChange, changeCart, createCart, fetchCart, requestOfLine } from './cart-client'
import { readCart, writeCart } from './cart-store'
import { callFailureOf } from '../call-failure'

/** Error codes of a cart that is gone or closed: the visitor gets a new one. */
const NEEDS_NEW_CART = new Set(['cart_not_found', 'cart_paid', 'cart_quoted'])

/** The currency the line was priced in, which a new cart begins with, the line it takes the place of, and what was answered for the order. A cart in another asks. */
type Addition = { currency: string; replaced?: string; answers?: ChosenAnswers }

/** Adds a line to this browser's cart, or replaces an earlier one. */
export async function addLine(line: CartLineRequest, addition: Addition): Promise<PricedCart> {
  const cart = await addToCart(line, addition)
  writeCart({ key: cart.cart_key, lines: cart.lines.length })
  return cart
}

async function addToCart(line: CartLineRequest, addition: Addition): Promise<PricedCart> {
  const { currency, answers } = addition
  const key = readCart()?.key
  const create = () => createCart([line], { currency, ...answersIn(answers) })
  if (!key) return create()

  try {
    const cart = await fetchCart(key)
    return cart.state === 'paid' ? await create() : await changeLines(cart, line, addition)
  } catch (error) {
    if (NEEDS_NEW_CART.has(callFailureOf(error).code)) return create()
    throw error
  }
}

async function changeLines(cart: PricedCart, line: CartLineRequest, addition: Addition) {
  const told = answersIn(addition.answers)
  try {
    return await changeCart(cart, { lines: linesWith(cart, line, addition.replaced), ...told })
  } catch (error) {
    const failure = callFailureOf(error)
    if (failure.code !== 'cart_changed' || !failure.cart) throw error
    const lines = linesWith(failure.cart, line, addition.replaced)
    return changeCart(failure.cart, { lines, ...told })
  }
}

function answersIn(answers?: ChosenAnswers): Pick<CartChange, 'order_answers'> {
  return answers ? { order_answers: answers } : {}
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
