import type { Payload } from 'payload'
import { OrderIsNotInReview } from '@/domain/order/refund/refund-error'
import { NotFound } from '@/domain/request-error'
import type { Order } from '@/payload-types'
import { findOrder } from '../order-records'
import type { StaffMember } from '../refunds/refund-order'

/** What staff decide about an order that needs review, and why. */
export type Decision = { order: string; reason: string; user: StaffMember }

export async function requireInReview(payload: Payload, id: string): Promise<Order> {
  const order = await findOrder(payload, id)
  if (!order) throw new NotFound('order')
  if (order.state !== 'needs_review') throw new OrderIsNotInReview()
  return order
}
