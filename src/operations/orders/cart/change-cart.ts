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

/** Creates a cart under a new key. Lines that cannot be sold are refused before anything is stored. */
export async function createPricedCart(
  payload: Payload,
  change: CartChange,
  origin: string,
): Promise<PricedCart> {
  const contents = { lines: change.lines ?? [], licensee: change.licensee ?? null }
  const draft = { ...contents, country: null, vatId: null }
  const pricing = await priceCart(payload, draft, { changed: 'lines' })

  const key = makeKey('cart')
  const cart = await createCart(payload, { key, contents })
  return toPricedCart(cart, pricing, { key: key.key, origin })
}

/** Replaces the named parts and leaves the rest. A change of an older revision is refused with the current cart. */
export async function changeCart(
  payload: Payload,
  { revision, change }: { revision: number; change: CartChange },
  reference: CartReference,
): Promise<PricedCart> {
  const cart = await requireCart(payload, reference.key)
  if (cart.revision !== revision) throw await conflict(payload, reference)

  const contents = {
    ...(change.lines === undefined ? {} : { lines: change.lines }),
    ...(change.licensee === undefined ? {} : { licensee: change.licensee }),
  }
  return saveChange(payload, { cart, contents }, reference)
}

export async function setCountry(
  payload: Payload,
  destination: { country: string; vatId: string | null },
  reference: CartReference,
): Promise<PricedCart> {
  const cart = await requireCart(payload, reference.key)
  const isSame = cart.country === destination.country && cart.vatId === destination.vatId
  if (isSame)
    return toPricedCart(cart, await priceCart(payload, cart, { changed: 'country' }), reference)
  return saveChange(payload, { cart, contents: destination }, reference)
}

/** An unknown key and a malformed one fail alike. */
export async function requireCart(payload: Payload, key: string): Promise<StoredCart> {
  const cart = await findCart(payload, key)
  if (!cart) throw new NotFound('cart')
  return cart
}

/** A change opens an ordered cart again, as long as its payment is not under way. */
async function saveChange(
  payload: Payload,
  { cart, contents }: { cart: StoredCart; contents: Partial<StoredCart> },
  reference: CartReference,
): Promise<PricedCart> {
  if (cart.state === 'paid') throw new CartIsPaid()
  if (cart.order !== null) await assertUnpaid(payload, cart.order)

  const changed = contents.lines ? 'lines' : contents.country ? 'country' : 'nothing'
  const pricing = await priceCart(payload, { ...cart, ...contents }, { changed })
  const isSaved = await saveCart(payload, cart, { ...contents, state: 'open' })
  if (!isSaved) throw await conflict(payload, reference)

  const saved = { ...cart, ...contents, state: 'open' as const, revision: cart.revision + 1 }
  return toPricedCart(saved, pricing, reference)
}

/** The error of a stale change, with the current cart. */
export async function conflict(payload: Payload, reference: CartReference): Promise<CartChanged> {
  const current = await requireCart(payload, reference.key)
  const cart = await readPricedCart(payload, current, reference)
  return Object.assign(new CartChanged(), { beside: { cart } })
}
