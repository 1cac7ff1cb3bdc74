import type { Payload } from 'payload'
import type { Order } from '@/payload-types'
import { includes, within } from './buyer-records'

const ALL = { depth: 0, pagination: false, overrideAccess: true, showHiddenFields: true } as const

/** Orders placed with one of the addresses, the newest first. */
export async function findOrdersOfBuyer(payload: Payload, emails: string[]): Promise<Order[]> {
  const where = within('email', emails)
  const { docs } = await payload.find({ collection: 'orders', where, ...ALL, sort: '-placedAt' })
  return docs.filter(({ email }) => includes(emails, email))
}

export async function findOrdersById(payload: Payload, ids: string[]): Promise<Order[]> {
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ collection: 'orders', where, ...ALL })
  return docs
}
