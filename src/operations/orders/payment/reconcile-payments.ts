import type { Payload } from 'payload'
import { PaymentProviderAway } from '@/payments/payment-errors'
import type { Order } from '@/payload-types'
import { runFewAtOnce } from '../../run-few-at-once'
import { closeOldOrder } from '../close-old-order'
import { recordPlaced } from '../history/record-placed'
import { returnCouponsOfDead } from '../coupons/return-coupon'
import { claimCheck, findDueOrders, ORDERS_AT_A_TIME, repeatCheck } from '../order-check-records'
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
