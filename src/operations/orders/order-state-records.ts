import type { Payload, Where } from 'payload'
import { assertCanBecome, type OrderState } from '@/domain/order/order-state'
import type { PaymentProvider } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'
import { compareAndSet, isStill } from '../guarded-records'

/** The guarded writes of an order: what no other writer may change meanwhile stands in the condition. */

/** `dueAt`: of a transfer. */
type NewIntent = { id: string; provider: PaymentProvider['name']; dueAt?: string }

/** Gives an unpaid order its one intent: false when it has another by now, or is no longer awaiting payment. */
export function attachIntent(
  payload: Payload,
  order: Order,
  { id, provider, dueAt }: NewIntent,
): Promise<boolean> {
  return compareAndSet(payload, {
    collection: 'orders',
    where: {
      and: [
        { id: { equals: order.id } },
        { state: { equals: 'awaiting_payment' } },
        intentIs(order.intent),
      ],
    },
    data: { intent: id, provider, transferDueAt: dueAt ?? null, paymentUnknownSince: null },
  })
}

/** Of many requests that met the same failure, one counts: the next key is the same for all of them. */
export async function countIntentAttempt(payload: Payload, order: Order): Promise<void> {
  const attempt = order.intentAttempt ?? 0
  await compareAndSet(payload, {
    collection: 'orders',
    where: {
      and: [{ id: { equals: order.id } }, isStill('intentAttempt', attempt)],
    },
    data: { intentAttempt: attempt + 1 },
  })
}

/** Notes that a payment is on its way: should it fail, its buyer has left the page. */
export async function noteProcessing(payload: Payload, order: Order): Promise<void> {
  if (order.processingSince) return
  await compareAndSet(payload, {
    collection: 'orders',
    where: { and: [{ id: { equals: order.id } }, { state: { equals: 'awaiting_payment' } }] },
    data: { processingSince: new Date().toISOString() },
  })
}

export async function clearProcessing(payload: Payload, order: string): Promise<void> {
  const where = { id: { equals: order } }
  await compareAndSet(payload, { collection: 'orders', where, data: { processingSince: null } })
}

/** Whether the provider knows the order's intent: while it does not, no page may say that nothing was charged. */
export async function notePaymentKnown(
  payload: Payload,
  order: Order,
  { isKnown }: { isKnown: boolean },
): Promise<void> {
  if (isKnown === !order.paymentUnknownSince) return
  await compareAndSet(payload, {
    collection: 'orders',
    where: { and: [{ id: { equals: order.id } }, intentIs(order.intent)] },
    data: { paymentUnknownSince: isKnown ? null : new Date().toISOString() },
  })
}

type Move = {
  from: OrderState
  to: OrderState
  with?: Record<string, unknown>
  /** Only as long as this is the order's intent. */
  intent?: string | null
}

/** One guarded write of the state: false when the order was no longer in `from`. */
export function moveOrder(payload: Payload, order: string, move: Move): Promise<boolean> {
  assertCanBecome(move.from, move.to)
  return compareAndSet(payload, {
    collection: 'orders',
    where: {
      and: [
        { id: { equals: order } },
        { state: { equals: move.from } },
        ...(move.intent === undefined ? [] : [intentIs(move.intent)]),
      ],
    },
    data: { state: move.to, ...move.with },
  })
}

export type OrderLedger = {
  state: OrderState
  refunded: number
  dispute: {
    id: string
    outcome: 'open' | 'won' | 'lost'
    amount: number
    reason: string
    openedAt: string
  } | null
}

/** What went back of an order, and the state that follows from it: false when either is no longer what it was. */
export function writeLedger(payload: Payload, order: Order, ledger: OrderLedger): Promise<boolean> {
  if (order.state !== ledger.state) assertCanBecome(order.state, ledger.state)
  return compareAndSet(payload, {
    collection: 'orders',
    where: {
      and: [
        { id: { equals: order.id } },
        { state: { equals: order.state } },
        isStill('refunded', order.refunded ?? 0),
      ],
    },
    data: ledger,
  })
}

function intentIs(intent: string | null | undefined): Where {
  return { intent: intent ? { equals: intent } : { exists: false } }
}
