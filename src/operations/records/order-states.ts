import type { Payload } from 'payload'
import { orderNumber } from '@/domain/order/numbers'
import { assertCanBecome, type OrderState } from '@/domain/order/order-state'
import type { Order } from '@/payload-types'
import type { PaymentProvider } from '@/payments/payment-provider'
import { insertOnce } from '../insert-once'
import { FIRST_CHECK_AFTER_MS } from './order-lists'
import { runInTurn } from '../concurrency'
import { compareAndSet, isStill } from './any-collection'
import { findOrderWith } from './orders'
import { all, asRead, countAll, insert } from './rows'

/** What a checkout freezes. Its number, its state and its times are given to it when it is inserted. */
export type NewOrder = Omit<
  Parameters<typeof insert<'orders'>>[2],
  'id' | 'number' | 'state' | 'placedAt' | 'nextCheckAt' | 'checkoutkey'
> & {
  /** The same for a checkout that is sent twice: it makes one order. */
  checkoutkey: string
}

/**
 * Numbers count up within the year. Of two orders with the same number, the first inserted has it and the other counts on;
 * orders are inserted one after another in this process, so only another process can be first.
 */
export function createOrder(payload: Payload, order: NewOrder): Promise<Order> {
  return runInTurn('order number', async () => {
    const placedAt = new Date()
    for (let attempt = 0; attempt <= 200; attempt++) {
      const number = await nextNumber(payload, placedAt.getUTCFullYear(), attempt)
      const { row } = await insertOnce({
        find: async () =>
          (await findOrderWith(payload, 'checkoutkey', order.checkoutkey)) ??
          (await findOrderWith(payload, 'number', number)),
        insert: () => insertOrder(payload, { order, number, placedAt }),
      })
      if (row.checkoutkey === order.checkoutkey) return row
    }
    throw new Error(`No order number was free for ${order.checkoutkey}.`)
  })
}

async function nextNumber(payload: Payload, year: number, attempt: number): Promise<string> {
  const count = await countAll(payload, 'orders', { number: { like: `${year}-` } })
  return orderNumber(year, count + 1 + attempt)
}

async function insertOrder(
  payload: Payload,
  { order, number, placedAt }: { order: NewOrder; number: string; placedAt: Date },
): Promise<Order> {
  const data = {
    ...order,
    number,
    state: 'awaiting_payment' as const,
    placedAt: placedAt.toISOString(),
    nextCheckAt: new Date(placedAt.getTime() + FIRST_CHECK_AFTER_MS).toISOString(),
  }
  return insert(payload, 'orders', data, { showHiddenFields: true })
}

/** The guarded writes of an order: what no other writer may change meanwhile stands in the condition. */

/** `dueAt`: of a transfer. */
type NewIntent = { id: string; provider: PaymentProvider['name']; dueAt?: string }

/** Gives an unpaid order its one intent: false when it has another by now, or is no longer awaiting payment. */
export function attachIntent(payload: Payload, order: Order, { id, provider, dueAt }: NewIntent) {
  const still = { id: order.id, state: 'awaiting_payment', intent: asRead(order.intent) }
  const change = { intent: id, provider, transferDueAt: dueAt ?? null, paymentUnknownSince: null }
  return compareAndSet(payload, 'orders', still, change)
}

/** Of many requests that met the same failure, one counts: the next key is the same for all of them. */
export async function countIntentAttempt(payload: Payload, order: Order): Promise<void> {
  const attempt = order.intentAttempt ?? 0
  const still = all({ id: order.id }, isStill('intentAttempt', attempt))
  await compareAndSet(payload, 'orders', still, { intentAttempt: attempt + 1 })
}

/** Notes that a payment is on its way: should it fail, its buyer has left the page. */
export async function noteProcessing(payload: Payload, order: Order): Promise<void> {
  if (order.processingSince) return
  const change = { processingSince: new Date().toISOString() }
  await compareAndSet(payload, 'orders', { id: order.id, state: 'awaiting_payment' }, change)
}

export async function clearProcessing(payload: Payload, order: string): Promise<void> {
  await compareAndSet(payload, 'orders', { id: order }, { processingSince: null })
}

/** Whether the provider knows the order's intent: while it does not, no page may say that nothing was charged. */
export async function notePaymentKnown(
  payload: Payload,
  order: Order,
  { isKnown }: { isKnown: boolean },
): Promise<void> {
  if (isKnown === !order.paymentUnknownSince) return
  const change = { paymentUnknownSince: isKnown ? null : new Date().toISOString() }
  await compareAndSet(payload, 'orders', { id: order.id, intent: asRead(order.intent) }, change)
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
  return compareAndSet(
    payload,
    'orders',
    {
      id: order,
      state: move.from,
      ...(move.intent !== undefined && { intent: asRead(move.intent) }),
    },
    { state: move.to, ...move.with },
  )
}

type OrderLedger = {
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
  const still = all({ id: order.id, state: order.state }, isStill('refunded', order.refunded ?? 0))
  return compareAndSet(payload, 'orders', still, ledger)
}
