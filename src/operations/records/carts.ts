import type { Payload, Where } from 'payload'
import type { CartLineRequest, Licensee } from '@/domain/cart/cart-request'
import type { CartState } from '@/domain/cart/priced-cart'
import type { ChosenAnswers } from '@/domain/licensing/answers/order-question'
import { pick } from '@/domain/own-value'
import type { VatCheck } from '@/domain/tax/vat-check'
import type { Cart } from '@/payload-types'
import { hashesOfKey, keyOf, opensRow, type SecretKey } from '../secret-key'
import { compareAndSet } from './any-collection'
import { all, asRead, type Condition, findAll, findOne, insert } from './rows'

export type StoredCart = {
  id: string
  state: CartState
  revision: number
  lines: CartLineRequest[]
  licensee: Licensee | null
  country: string | null
  /** In some countries it decides about the tax. */
  postalCode: string | null
  vatId: string | null
  vatCheck: VatCheck | null
  /** The one its buyer chose, of which the shop may have no prices any more; null: none was chosen. */
  currency: string | null
  /** The code of a coupon. */
  coupon: string | null
  /** The key of an audience. */
  audience: string | null
  purchaseOrder: string | null
  note: string | null
  /** To the questions asked once an order. */
  answers: ChosenAnswers | null
  /** The quote it is priced by; null: priced anew each time. */
  quote: string | null
  /** The order of its last checkout. */
  order: string | null
  /** When it was changed or looked at; of looks, the first of a day. */
  usedAt: Date
}

type CartContents = Pick<
  StoredCart,
  'lines' | 'licensee' | 'currency' | 'coupon' | 'audience' | 'purchaseOrder' | 'note' | 'answers'
> &
  Partial<Pick<StoredCart, 'quote' | 'country' | 'postalCode'>>

/** Of a cart that somebody else makes. */
export const NOTHING_CHOSEN: CartContents = {
  ...{ lines: [], licensee: null, currency: null, coupon: null, audience: null },
  ...{ purchaseOrder: null, note: null, answers: null },
}

/** A cart with the key that opens it. */
export type KeyedCart = { id: string; key: string }

export async function createCart(
  payload: Payload,
  { key, contents }: { key: SecretKey; contents: CartContents },
): Promise<StoredCart> {
  const cart = await insert(payload, 'carts', {
    keyhash: key.keyhash,
    nonce: key.nonce,
    state: 'open',
    revision: 1,
    ...contents,
  })
  return storedCart(cart)
}

export async function findCart(payload: Payload, key: string): Promise<StoredCart | null> {
  const cart = await findCartRow(payload, { keyhash: { in: hashesOfKey('cart', key) } })
  return cart && opensRow('cart', key, cart.nonce ?? '') ? storedCart(cart) : null
}

export async function findKeyedCart(payload: Payload, id: string): Promise<KeyedCart | null> {
  const key = await findKeyOfCart(payload, id)
  return key === null ? null : { id, key }
}

export async function findCartById(payload: Payload, id: string): Promise<StoredCart | null> {
  const cart = id ? await findCartRow(payload, { id: { equals: id } }) : null
  return cart && storedCart(cart)
}

/** The cart whose last order this is. */
export async function findCartOfOrder(payload: Payload, order: string): Promise<StoredCart | null> {
  const cart = await findCartRow(payload, { order })
  return cart && storedCart(cart)
}

/** For links in mails: the key of the cart whose last order this is. */
export async function findCartKey(payload: Payload, order: string): Promise<string | null> {
  return findKey(payload, { order })
}

/** The same by the cart itself. */
export async function findKeyOfCart(payload: Payload, id: string): Promise<string | null> {
  return findKey(payload, { id })
}

async function findKey(payload: Payload, where: Condition): Promise<string | null> {
  const cart = await findCartRow(payload, where)
  return cart?.nonce ? keyOf('cart', cart.nonce) : null
}

async function findCartRow(payload: Payload, where: Condition): Promise<Cart | null> {
  return findOne(payload, 'carts', { where, showHiddenFields: true })
}

/** One guarded write: false when the cart was changed since it was read. */
export async function saveCart(
  payload: Payload,
  cart: StoredCart,
  change: Partial<Omit<StoredCart, 'id' | 'revision' | 'usedAt'>>,
): Promise<boolean> {
  const { vatId, ...rest } = change
  return guardedUpdate(payload, cart, {
    ...rest,
    ...(vatId === undefined ? {} : { vatid: vatId }),
    revision: cart.revision + 1,
  })
}

/**
 * Links the cart to its order. Contents and revision of the cart stay as they are, so the guard is on the order before: of two
 * checkouts at once, only one replaces it.
 */
export function markOrdered(payload: Payload, cart: StoredCart, order: string): Promise<boolean> {
  return guardedUpdate(payload, cart, { state: 'ordered', order })
}

/** Its order was cancelled. */
export function markOpen(payload: Payload, cart: StoredCart): Promise<boolean> {
  return guardedUpdate(payload, cart, { state: 'open', order: null })
}

export function markPaid(payload: Payload, cart: StoredCart): Promise<boolean> {
  return guardedUpdate(payload, cart, { state: 'paid' })
}

function guardedUpdate(payload: Payload, cart: StoredCart, data: Record<string, unknown>) {
  return compareAndSet(
    payload,
    'carts',
    { id: cart.id, revision: cart.revision, state: cart.state, order: asRead(cart.order) },
    // A write past Payload's hooks leaves the time alone.
    { ...data, updatedAt: new Date().toISOString() },
  )
}

function storedCart(cart: Cart): StoredCart {
  return {
    ...pick(cart, ['id', 'state', 'revision', 'lines']),
    licensee: cart.licensee ?? null,
    country: cart.country ?? null,
    postalCode: cart.postalCode ?? null,
    vatId: cart.vatid ?? null,
    vatCheck: cart.vatCheck ?? null,
    currency: cart.currency ?? null,
    coupon: cart.coupon ?? null,
    audience: cart.audience ?? null,
    purchaseOrder: cart.purchaseOrder ?? null,
    note: cart.note ?? null,
    answers: cart.answers ?? null,
    quote: cart.quote ?? null,
    order: cart.order ?? null,
    usedAt: new Date(cart.updatedAt),
  }
}

/** Carts that nobody paid and nobody has changed or looked at since. */
export async function findCartsUnusedSince(
  payload: Payload,
  { since, without, limit }: { since: Date; without: string[]; limit: number },
): Promise<Cart[]> {
  return findAll(payload, 'carts', {
    where: {
      and: [isUnusedSince(since), ...(without.length > 0 ? [{ id: { not_in: without } }] : [])],
    },
    limit,
    sort: 'updatedAt',
  })
}

/** Guarded: a cart that is in use again meanwhile stays. */
export async function removeUnusedCarts(
  payload: Payload,
  { ids, since }: { ids: string[]; since: Date },
): Promise<void> {
  if (ids.length === 0) return
  const where = all(isUnusedSince(since), { id: { in: ids } })
  await payload.db.deleteMany({ collection: 'carts', where })
}

/** Of these orders, those that may still be paid. */
export async function findOpenOrders(payload: Payload, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const where = { id: { in: ids }, state: { in: ['awaiting_payment', 'needs_review'] } }
  const rows = await findAll(payload, 'orders', { where, limit: ids.length })
  return rows.map(({ id }) => id)
}

/** A look counts as use, and changes nothing that a checkout compares. */
export async function noteLook(payload: Payload, id: string, since: Date): Promise<void> {
  const still = { id, updatedAt: { less_than: since.toISOString() } }
  await compareAndSet(payload, 'carts', still, { updatedAt: new Date().toISOString() })
}

function isUnusedSince(since: Date): Where {
  return all({ state: { in: ['open', 'ordered'] }, updatedAt: { less_than: since.toISOString() } })
}
