import type { Payload } from 'payload'
import { isOpenDispute } from '@/domain/order/refund/refund-ledger'
import type { Intent } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'
import { findOrder } from '../order-records'
import { providerOf } from '../payment/payment-provider'
import { completeRefunds } from './complete-refunds'
import { keepDispute, keepRefund } from './keep-refund'
import { moveByLedger } from './move-by-ledger'
import { findRefundsOfOrder } from './refund-records'
import { sendRefund } from './send-refund'
import { pauseDownloads } from '../licences/pause-downloads'

/**
 * Makes the ledger of an order what the provider says of its payment, and does all that follows: safe to repeat, and the same
 * whatever order events came in. Staff's request, Stripe's events and the scheduler end here.
 */
export async function followPayment(payload: Payload, orderId: string): Promise<void> {
  const order = await findOrder(payload, orderId)
  if (!order) return

  const intent = order.intent ? await providerOf(payload, order).retrieveIntent(order.intent) : null
  if (intent) await readProvider(payload, { order, intent })
  await sendRequested(payload, { order, intent })
  await applyLedger(payload, { order, received: intent?.amountReceived ?? order.total })
}

/** What follows from the rows: the order's state, its downloads, its mails and documents. */
export async function applyLedger(
  payload: Payload,
  { order, received }: { order: Order; received: number },
): Promise<void> {
  const rows = await findRefundsOfOrder(payload, order.id)
  if (rows.length === 0) return
  await pauseDownloads(payload, order.id, { isPaused: rows.some(isOpenDispute) })
  await moveByLedger(payload, order.id, received)
  await completeRefunds(payload, order.id)
}

async function readProvider(
  payload: Payload,
  { order, intent }: { order: Order; intent: Intent },
): Promise<void> {
  const provider = providerOf(payload, order)
  for (const dispute of await provider.listDisputes(intent.id)) {
    await keepDispute(payload, { order, intent, dispute })
  }
  let total = 0
  for (const refund of await provider.listRefunds(intent.id)) {
    const counts = refund.status === 'pending' || refund.status === 'succeeded'
    total += counts ? refund.amount : 0
    const isRest = counts && total >= intent.amountReceived
    await keepRefund(payload, { order, intent, refund, isRest })
  }
}

/** Asked for and not answered: the request was lost, or its process ended. */
async function sendRequested(
  payload: Payload,
  { order, intent }: { order: Order; intent: Intent | null },
): Promise<void> {
  const rows = await findRefundsOfOrder(payload, order.id)
  const waiting = rows.filter((row) => row.state === 'requested' && !isOpenDispute(row))
  for (const row of waiting) await sendRefund(payload, { order, intent, row })
}
