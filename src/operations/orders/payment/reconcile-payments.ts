import type { Payload } from 'payload'
import { transferTimeAt } from '@/domain/order/transfer'
import type { Order } from '@/payload-types'
import { PaymentProviderAway } from '@/payments/payment-errors'
import type { IntentStatus } from '@/payments/payment-provider'
import { sendMailsSoon } from '../../mails/send-mails'
import { enqueueMail } from '../../records/mails'
import {
  claimCheck,
  claimFee,
  FEES_AT_A_TIME,
  findDueOrders,
  findOrdersWithoutFee,
  ORDERS_AT_A_TIME,
  repeatCheck,
  writeFee,
} from '../../records/order-lists'
import { findOrder } from '../../records/orders'
import { runFewAtOnce } from '../../concurrency'
import { cancelOrder } from '../cancel-order'
import { returnCouponsOfDead } from '../coupons/reserve-coupon'
import { recordPlaced } from '../record-order-events'
import { renewedByItself } from '../rentals/renewed-line'
import { providerOf } from './configured-payments'
import { settlePayment } from './settle-payment'

const AT_ONCE = 5

/** So many requests without an answer in one run: the provider is away, and not one payment astray. */
const FAILURES_WHEN_AWAY = 5

type Run = { now: Date; unanswered: number }

/**
 * Checks every order that has something left to do and whose time has come: one that may have been paid without the shop's
 * notice, after a lost webhook, a closed tab or a crash, and one that nobody pays any more. All of them have their turn.
 */
export async function reconcilePayments(payload: Payload, now = new Date()): Promise<void> {
  await returnCouponsOfDead(payload)
  const run: Run = { now, unanswered: 0 }
  for (;;) {
    const withoutProvider = isProviderAway(run)
    const orders = await findDueOrders(payload, { now, withoutProvider })
    await runFewAtOnce(orders, { atOnce: AT_ONCE, work: (order) => check(payload, order, run) })
    if (orders.length < ORDERS_AT_A_TIME && withoutProvider === isProviderAway(run)) return
  }
}

/** While the provider is away, orders that wait for its answer stay due: the next run begins with them. */
async function check(payload: Payload, order: Order, run: Run): Promise<void> {
  const needsProvider =
    order.total > 0 && order.state === 'awaiting_payment' && order.provider !== 'transfer'
  if (needsProvider && isProviderAway(run)) return
  if (!(await claimCheck(payload, order, run.now))) return
  try {
    if (order.state === 'awaiting_payment') await recordPlaced(payload, order)
    await settlePayment(payload, order.id)
    await closeOldOrder(payload, order.id, run.now)
  } catch (error) {
    run.unanswered += error instanceof PaymentProviderAway ? 1 : 0
    payload.logger.error({ err: error, msg: `Order ${order.number} could not be reconciled` })
    await repeatCheck(payload, order, run.now)
  }
}

function isProviderAway(run: Run): boolean {
  return run.unanswered >= FAILURES_WHEN_AWAY
}

const DAY_MS = 24 * 3_600_000

/** Stripe repeats an event for this long; a buyer who has not paid by then hardly comes back. */
const OLD_MS = 3 * DAY_MS

/** A rental's next term is tried again, and may be paid by hand, until the term before it is over. */
const RENTED_OLD_MS = 9 * DAY_MS

/** A transfer or a voucher may be paid days later. After this long it was a bank's question that nobody answered. */
const VERY_OLD_MS = 30 * DAY_MS

const UNPAID: IntentStatus[] = ['requires_payment_method', 'canceled']

/**
 * Cancels an order that nobody paid, with its intent, after the provider has confirmed again that no money came. An order
 * whose intent the provider does not know stays as it is: other keys were set when it was made.
 */
export async function closeOldOrder(payload: Payload, id: string, now: Date): Promise<void> {
  const order = await findOrder(payload, id)
  if (order?.state !== 'awaiting_payment' || order.total === 0) return
  if (order.provider === 'transfer') return followOverdueTransfer(payload, order, now)
  if (ageOf(order, now) < (renewedByItself(order) ? RENTED_OLD_MS : OLD_MS)) return
  if (!order.intent) return cancelOrder(payload, order)

  const intent = await providerOf(payload, order).retrieveIntent(order.intent)
  if (intent && isGivenUp(intent.status, ageOf(order, now))) await cancelOrder(payload, order)
}

function isGivenUp(status: IntentStatus, age: number): boolean {
  return UNPAID.includes(status) || (status === 'requires_action' && age >= VERY_OLD_MS)
}

function ageOf(order: Order, now: Date): number {
  return now.getTime() - Date.parse(order.placedAt)
}

/** Its buyer is reminded once, on the day after it was due; a week later the order closes. */
async function followOverdueTransfer(payload: Payload, order: Order, now: Date): Promise<void> {
  const time = transferTimeAt(order.transferDueAt ?? order.placedAt, now)
  if (time === 'waiting') return
  await enqueueMail(payload, {
    mailkey: `order:${order.id}:transfer-reminder`,
    kind: 'transfer_reminder',
    to: order.email ?? '',
    about: order.id,
  })
  sendMailsSoon(payload)
  if (time === 'given_up') await cancelOrder(payload, order)
}

const SOONEST_MS = 5 * 60_000

/** Asks the provider what it kept of each payment. One that is not known yet is asked for again when it is twice as old. */
export async function noteFees(payload: Payload, now = new Date()): Promise<void> {
  for (;;) {
    const orders = await findOrdersWithoutFee(payload, now)
    for (const order of orders) {
      if (!(await noteFee(payload, order, now))) return
    }
    if (orders.length < FEES_AT_A_TIME) return
  }
}

/** false: the provider is away, and so it would be for the next. */
async function noteFee(payload: Payload, order: Order, now: Date): Promise<boolean> {
  if (!(await claimFee(payload, order, askAgainAt(order, now)))) return true
  try {
    const fee = order.intent ? await providerOf(payload, order).findFee(order.intent) : null
    if (fee) await writeFee(payload, order.id, fee)
  } catch (error) {
    if (error instanceof PaymentProviderAway) return false
    payload.logger.error({ err: error, msg: `The fee of order ${order.number} could not be read` })
  }
  return true
}

function askAgainAt({ paidAt }: Order, now: Date): Date {
  const age = now.getTime() - new Date(paidAt ?? now).getTime()
  return new Date(now.getTime() + Math.max(age, SOONEST_MS))
}
