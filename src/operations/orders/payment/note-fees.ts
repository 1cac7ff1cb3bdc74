import type { Payload } from 'payload'
import type { Order } from '@/payload-types'
import { PaymentProviderAway } from '@/payments/payment-errors'
import { claimFee, FEES_AT_A_TIME, findOrdersWithoutFee, writeFee } from '../../records/order-lists'
import { providerOf } from './configured-payments'

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
