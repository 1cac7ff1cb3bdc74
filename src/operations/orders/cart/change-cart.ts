import type { Payload } from 'payload'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { CartChange } from '@/domain/cart/parse-cart-request'
import { CartChanged, CartIsPaid } from '@/domain/order/order-error'
import { NotFound } from '@/domain/request-error'
import { makeKey } from '../../secret-key'
import { readPricedCart, toPricedCart, type CartReference } from './read-priced-cart'
import { createCart, findCart, saveCart, type StoredCart } from './cart-records'
import { assertUnpaid } from './assert-unpaid'
import { priceCart } from './price-cart'

/** A new cart under a new key. What cannot be sold is refused before anything is stored. */
export async function beginCart(
  payload: Payload,
  change: CartChange,
  origin: string,
): Promise<PricedCart> {
  const contents = { lines: change.lines ?? [], licensee: change.licensee ?? null }
  const draft = { ...contents, country: null, vatId: null }
  const pricing = await priceCart(payload, draft, { chosen: 'lines' })

  const key = makeKey('cart')
  const cart = await createCart(payload, { key, contents })
  return toPricedCart(cart, pricing, { key: key.key, origin })
}

/** Replaces what is named and leaves the rest; who read an older revision gets the current cart with the refusal. */
export async function changeCart(
  payload: Payload,
  { revision, change }: { revision: number; change: CartChange },
  address: CartReference,
): Promise<PricedCart> {
  const cart = await requireCart(payload, address.key)
  if (cart.revision !== revision) throw await conflict(payload, address)

  const contents = {
    ...(change.lines === undefined ? {} : { lines: change.lines }),
    ...(change.licensee === undefined ? {} : { licensee: change.licensee }),
  }
  return saveChange(payload, { cart, contents }, address)
}

export async function setCountry(
  payload: Payload,
  place: { country: string; vatId: string | null },
  address: CartReference,
): Promise<PricedCart> {
  const cart = await requireCart(payload, address.key)
  const isSame = cart.country === place.country && cart.vatId === place.vatId
  if (isSame)
    return toPricedCart(cart, await priceCart(payload, cart, { chosen: 'country' }), address)
  return saveChange(payload, { cart, contents: place }, address)
}

/** A key nobody knows and a malformed one are answered alike. */
export async function requireCart(payload: Payload, key: string): Promise<StoredCart> {
  const cart = await findCart(payload, key)
  if (!cart) throw new NotFound('cart')
  return cart
}

/** An ordered cart is opened again by a change, as long as its money is not on the way. */
async function saveChange(
  payload: Payload,
  { cart, contents }: { cart: StoredCart; contents: Partial<StoredCart> },
  address: CartReference,
): Promise<PricedCart> {
  if (cart.state === 'paid') throw new CartIsPaid()
  if (cart.order !== null) await assertUnpaid(payload, cart.order)

  const chosen = contents.lines ? 'lines' : contents.country ? 'country' : 'nothing'
  const pricing = await priceCart(payload, { ...cart, ...contents }, { chosen })
  const isSaved = await saveCart(payload, cart, { ...contents, state: 'open' })
  if (!isSaved) throw await conflict(payload, address)

  const saved = { ...cart, ...contents, state: 'open' as const, revision: cart.revision + 1 }
  return toPricedCart(saved, pricing, address)
}

/** The refusal of a stale change, with the cart as it stands now. */
export async function conflict(payload: Payload, address: CartReference): Promise<CartChanged> {
  const current = await requireCart(payload, address.key)
  const cart = await readPricedCart(payload, current, address)
  return Object.assign(new CartChanged(), { beside: { cart } })
}
