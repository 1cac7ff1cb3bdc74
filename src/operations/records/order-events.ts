import type { Payload } from 'payload'
import type { OrderEvent } from '@/payload-types'
import { findAll, hasRow, insertKeyed } from './rows'

export type NewOrderEvent = {
  order: string
  /** What happened: 'paid', 'refund_succeeded'. */
  kind: string
  by: 'buyer' | 'staff' | 'shop' | 'stripe'
  /** Which of the staff. */
  user?: string
  why?: string
  details?: Record<string, unknown>
  /** Within the order: the same happening has the same key, whoever records it, and is recorded once. */
  key: string
}

/** Adds one row to the history of an order. */
export async function recordOrderEvent(
  payload: Payload,
  { key, details, ...event }: NewOrderEvent,
): Promise<void> {
  const eventkey = `${event.order}:${key}`
  const data = { ...event, eventkey, details, at: new Date().toISOString() }
  await insertKeyed(payload, 'order-events', { key: 'eventkey', data })
}

export function hasOrderEvent(payload: Payload, order: string, key: string) {
  return hasRow(payload, 'order-events', { eventkey: `${order}:${key}` })
}

/** The oldest first. */
export async function findEventsOfOrder(payload: Payload, order: string): Promise<OrderEvent[]> {
  return findAll(payload, 'order-events', { where: { order }, sort: ['at', 'createdAt'] })
}
