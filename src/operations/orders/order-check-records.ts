import type { Payload, Where } from 'payload'
import { nextCheckAfterMs } from '@/domain/order/check-times'
import type { Order } from '@/payload-types'
import { compareAndSet, isStill } from '../guarded-records'

/** A buyer at the payment step is given this long before the shop asks by itself. */
export const FIRST_CHECK_AFTER_MS = 2 * 60_000
const AFTER_FAILURE_MS = 60_000

export const ORDERS_AT_A_TIME = 100

type Due = {
  now: Date
  /** Only orders whose next step needs no answer of the payment provider. */
  withoutProvider?: boolean
}

/** Orders with something left to do, those checked longest ago first. */
export async function findDueOrders(
  payload: Payload,
  { now, withoutProvider = false }: Due,
): Promise<Order[]> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { and: [isDue(now), ...(withoutProvider ? [NEEDS_NO_PROVIDER] : [])] },
    depth: 0,
    limit: ORDERS_AT_A_TIME,
    sort: ['checkedAt', 'placedAt'],
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs
}

/** True for one process alone. The next check is set before this one begins: an order that fails holds nobody up. */
export function claimCheck(payload: Payload, order: Order, now: Date): Promise<boolean> {
  const checks = order.checks ?? 0
  return compareAndSet(payload, {
    collection: 'orders',
    where: { and: [{ id: { equals: order.id } }, isStill('checks', checks), isDue(now)] },
    data: {
      checks: checks + 1,
      checkedAt: now.toISOString(),
      nextCheckAt: later(now, nextCheckAfterMs(checks)),
    },
  })
}

/** Says nothing about the order: the intervals do not grow. */
export async function repeatCheck(payload: Payload, order: Order, now: Date): Promise<void> {
  const data = { checks: order.checks ?? 0, nextCheckAt: later(now, AFTER_FAILURE_MS) }
  const where = { and: [{ id: { equals: order.id } }, isUnpaid] }
  await compareAndSet(payload, { collection: 'orders', where, data })
}

/** The buyer is back at the payment: its checks begin anew. */
export async function restartChecks(payload: Payload, order: Order): Promise<void> {
  if (!order.checks) return
  const data = { checks: 0, nextCheckAt: later(new Date(), FIRST_CHECK_AFTER_MS) }
  const where = { and: [{ id: { equals: order.id } }, isUnpaid] }
  await compareAndSet(payload, { collection: 'orders', where, data })
}

/** Nothing is left to do for an order that is no longer awaiting payment. */
export async function endChecks(payload: Payload, order: string): Promise<void> {
  const isSettled = { state: { not_equals: 'awaiting_payment' } }
  await compareAndSet(payload, {
    collection: 'orders',
    where: { and: [{ id: { equals: order } }, isSettled] },
    data: { nextCheckAt: null },
  })
}

const isUnpaid: Where = { state: { equals: 'awaiting_payment' } }

const NEEDS_NO_PROVIDER: Where = {
  or: [
    { total: { equals: 0 } },
    { state: { not_equals: 'awaiting_payment' } },
    { provider: { equals: 'transfer' } },
  ],
}

/** The first orders were written before there was a time for their next check. */
function isDue(now: Date): Where {
  const hasNoTime = { and: [isUnpaid, { nextCheckAt: { exists: false } }] }
  return { or: [{ nextCheckAt: { less_than_equal: now.toISOString() } }, hasNoTime] }
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
