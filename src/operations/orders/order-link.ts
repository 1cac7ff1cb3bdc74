import type { Payload } from 'payload'
import { OrderLinkHasEnded } from '@/domain/order/order-error'
import { NotFound } from '@/domain/request-error'
import type { Refusal } from '@/domain/shop-error'
import type { Order } from '@/payload-types'
import { refusalOf } from '../database-errors'
import { findOrderByKey } from '../records/orders'
import { readShop } from '../records/shop'
import { datedKeyOf, dayOfKey } from '../secret-key'
import { shopOrigin } from '../shop-origin'

type Linked = Pick<Order, 'nonce'>

/** Opens the order to whoever holds it, for as long as the foundry lets links live: each page and each mail makes its own. */
export function orderKey({ nonce }: Linked): string {
  return datedKeyOf('order', nonce ?? '', new Date())
}

export function orderUrl(order: Linked, origin = shopOrigin()): string {
  return `${origin}${orderPath(order)}`
}

export function orderPath(order: Linked): string {
  return `/order/${orderKey(order)}`
}

/** The order of a link that still opens it. */
export async function openOrder(payload: Payload, key: string): Promise<Order> {
  const order = await findOrderByKey(payload, key)
  if (!order) throw new NotFound('order')
  const { linkMonths } = await readShop(payload)
  const ends = dayOfKey(key) ?? new Date(order.placedAt)
  ends.setUTCMonth(ends.getUTCMonth() + (linkMonths ?? LINK_MONTHS))
  if (ends < new Date()) throw new OrderLinkHasEnded()
  return order
}

/** Of a shop whose settings were saved before they said it. */
const LINK_MONTHS = 24

/** Why a link shows no order; null: it does. */
export function refuseOrder(payload: Payload, key: string): Promise<Refusal | null> {
  return refusalOf(() => openOrder(payload, key))
}
