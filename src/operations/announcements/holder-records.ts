import type { Payload } from 'payload'
import type { Order } from '@/payload-types'
import { within } from '../buyers/buyer-records'

type OrderOfHolder = Pick<Order, 'id' | 'email' | 'name' | 'state'>

const ALL = {
  depth: 0,
  pagination: false,
  overrideAccess: true,
  select: { email: true, name: true, state: true },
} as const

export async function findOrdersById(payload: Payload, ids: string[]): Promise<OrderOfHolder[]> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { id: { in: ids } },
    ...ALL,
  })
  return docs
}

/** Those of other addresses may be among them: how databases compare letters differs. */
export async function findOrdersOfAddress(
  payload: Payload,
  address: string,
): Promise<OrderOfHolder[]> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: within('email', [address]),
    ...ALL,
  })
  return docs
}
