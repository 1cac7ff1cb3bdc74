import type { Payload } from 'payload'
import type { CartLineRequest, Licensee } from '@/domain/cart/cart-request'
import type { CartState } from '@/domain/cart/priced-cart'
import type { Cart } from '@/payload-types'
import { compareAndSet } from '../../guarded-records'
import { hashesOfKey, keyOf, opensRow, type SecretKey } from '../../secret-key'

export type StoredCart = {
  id: string
  state: CartState
  revision: number
  lines: CartLineRequest[]
  licensee: Licensee | null
  country: string | null
  vatId: string | null
  /** The order of its last checkout. */
  order: string | null
  /** When it was changed or looked at; of looks, the first of a day. */
  usedAt: Date
}

export type CartContents = Pick<StoredCart, 'lines' | 'licensee'>

export async function createCart(
  payload: Payload,
  { key, contents }: { key: SecretKey; contents: CartContents },
): Promise<StoredCart> {
  const cart = await payload.create({
    collection: 'carts',
    data: {
      keyhash: key.keyhash,
      nonce: key.nonce,
      state: 'open',
      revision: 1,
      lines: contents.lines as unknown as Cart['lines'],
      licensee: contents.licensee as unknown as Cart['licensee'],
    },
    depth: 0,
    overrideAccess: true,
  })
  return storedCart(cart)
}

export async function findCart(payload: Payload, key: string): Promise<StoredCart | null> {
  const { docs } = await payload.find({
    collection: 'carts',
    where: { keyhash: { in: hashesOfKey('cart', key) } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    showHiddenFields: true,
  })
  const [cart] = docs
  return cart && opensRow('cart', key, cart.nonce ?? '') ? storedCart(cart) : null
}

/** The cart whose last order this is. */
export async function findCartOfOrder(payload: Payload, order: string): Promise<StoredCart | null> {
  const cart = await findCartRowOfOrder(payload, order)
  return cart && storedCart(cart)
}

/** For links in mails: the key of the cart whose last order this is. */
export async function findCartKey(payload: Payload, order: string): Promise<string | null> {
  const cart = await findCartRowOfOrder(payload, order)
  return cart?.nonce ? keyOf('cart', cart.nonce) : null
}

async function findCartRowOfOrder(payload: Payload, order: string): Promise<Cart | null> {
  const { docs } = await payload.find({
    collection: 'carts',
    where: { order: { equals: order } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs[0] ?? null
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

export function markPaid(payload: Payload, cart: StoredCart): Promise<boolean> {
  return guardedUpdate(payload, cart, { state: 'paid' })
}

function guardedUpdate(
  payload: Payload,
  cart: StoredCart,
  data: Record<string, unknown>,
): Promise<boolean> {
  return compareAndSet(payload, {
    collection: 'carts',
    where: {
      and: [
        { id: { equals: cart.id } },
        { revision: { equals: cart.revision } },
        { state: { equals: cart.state } },
        { order: cart.order === null ? { exists: false } : { equals: cart.order } },
      ],
    },
    // A write past Payload's hooks leaves the time alone.
    data: { ...data, updatedAt: new Date().toISOString() },
  })
}

function storedCart(cart: Cart): StoredCart {
  return {
    id: cart.id,
    state: cart.state,
    revision: cart.revision,
    lines: cart.lines as unknown as CartLineRequest[],
    licensee: (cart.licensee ?? null) as unknown as Licensee | null,
    country: cart.country ?? null,
    vatId: cart.vatid ?? null,
    order: cart.order ?? null,
    usedAt: new Date(cart.updatedAt),
  }
}
