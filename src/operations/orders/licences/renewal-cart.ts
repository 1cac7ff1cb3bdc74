import type { Payload } from 'payload'
import { ShopError } from '@/domain/shop-error'
import type { Licence } from '@/payload-types'
import { findCart, findKeyOfCart } from '../../records/carts'
import { shopOrigin } from '../../shop-origin'
import { readPricedCart } from '../cart/read-priced-cart'
import { readHeld } from '../upgrades/read-upgradable'
import { startRenewal } from '../upgrades/start-upgrade'

/** What a mail about a renewal names: the licence, and the cart that waits. null: what it holds is not sold any more. */
type AboutRenewal = { licence: string; cart: string | null }

export function aboutRenewal({ licence, cart }: AboutRenewal): string {
  return cart ? `${licence}:${cart}` : licence
}

export function readAboutRenewal(about: string): AboutRenewal {
  const [licence = '', cart = null] = about.split(':')
  return { licence, cart }
}

/** A cart with exactly what is held; its id. null: it cannot be sold as it was. */
export async function fillRenewalCart(payload: Payload, { number }: Pick<Licence, 'number'>) {
  const held = (await readHeld(payload, [number])).get(number)
  if (!held) return null
  try {
    const { cart_key } = await startRenewal(payload, { held, origin: shopOrigin() })
    return (await findCart(payload, cart_key))?.id ?? null
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}

/** Where a renewal waits to be paid, and what it costs before tax. */
export async function readRenewalCart(
  payload: Payload,
  { cart: id, number }: { cart: string | null; number: string },
) {
  const key = id ? await findKeyOfCart(payload, id) : null
  const cart = key ? await findCart(payload, key) : null
  if (!key || !cart) return null
  const priced = await readPricedCart(payload, cart, { key, origin: shopOrigin() })
  if (!priced.lines.some(({ renews }) => renews === number)) return null
  return { url: priced.cart_url, net: priced.net, currency: priced.currency }
}
