import type { Where } from 'payload'
import type { Order } from '@/payload-types'
import { mailsTo } from '../mails/kept-mails'
import type { Placed } from './buyer'
import { emptyOutbox, type Shop } from './open-shop'

export type Delivered = {
  state: string
  orders: number
  licences: number
  grants: number
  mails: { state: string }[]
  /** Mails that left the shop, to this buyer. */
  sent: number
}

/** What a purchase of so many lines comes to, however often it was settled. */
export function deliveredOnce({ lines = 1 }: { lines?: number } = {}): Delivered {
  return {
    state: 'paid',
    orders: 1,
    licences: lines,
    grants: lines,
    mails: [{ state: 'sent' }],
    sent: 1,
  }
}

/** What stands in the database and in the mail folder for one order, all of it. */
export async function deliveredFor({ payload, dataDir }: Shop, placed: Placed): Promise<Delivered> {
  const order = await requireOrder({ payload }, placed)
  const rows = (where: Where) => ({ where, depth: 0, limit: 500, overrideAccess: true })

  const orders = await payload.find({
    collection: 'orders',
    ...rows({ cart: { equals: order.cart } }),
  })
  const licences = await payload.find({
    collection: 'licences',
    ...rows({ order: { equals: order.id } }),
  })
  const grants = await payload.find({
    collection: 'grants',
    ...rows({ licence: { in: licences.docs.map(({ id }) => id) } }),
  })
  const mails = await payload.find({
    collection: 'mails',
    ...rows({ about: { equals: order.id } }),
  })
  return {
    state: order.state,
    orders: orders.totalDocs,
    licences: licences.totalDocs,
    grants: grants.totalDocs,
    mails: mails.docs.map(({ state }) => ({ state })),
    sent: (await mailsTo(dataDir, order.email ?? '')).length,
  }
}

/** The same once the outbox is empty: mails are sent after the answer. */
export async function settledDelivery(shop: Shop, placed: Placed): Promise<Delivered> {
  await emptyOutbox(shop.payload)
  return deliveredFor(shop, placed)
}

export async function requireOrder(
  { payload }: Pick<Shop, 'payload'>,
  { order_number }: Placed,
): Promise<Order> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { number: { equals: order_number } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  if (!docs[0]) throw new Error(`There is no order ${order_number}.`)
  return docs[0]
}
