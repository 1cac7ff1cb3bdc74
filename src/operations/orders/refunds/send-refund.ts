import type { Payload } from 'payload'
import { FailureIsRepeated, PaymentProviderAway, RefundIsRefused } from '@/payments/payment-errors'
import type { Intent } from '@/payments/payment-provider'
import type { Order, Refund } from '@/payload-types'
import { idOf } from '../../id-of'
import { findLoginOf } from '../../records/users'
import { recordOrderEvent } from '../../records/order-events'
import { providerOf } from '../payment/configured-payments'
import { updateRefund } from '../../records/refunds'

type Sent = { order: Order; intent: Intent | null; row: Refund }

const UNKNOWN = 'The payment service no longer knows this payment.'

/**
 * Asks the provider for a refund whose row is written, under the key of that row, and writes down the answer. Asked again after
 * a crash it is the same refund. What the provider refuses has failed, and its row says why. Credit alone is no provider's.
 */
export async function sendRefund(payload: Payload, { order, intent, row }: Sent): Promise<void> {
  await recordAsked(payload, row)
  if (row.amount === 0) {
    await updateRefund(payload, row.id, { state: 'succeeded' })
    return
  }
  if (!intent) return refused(payload, row, UNKNOWN)
  try {
    const { id, status, card, failure } = await ask(payload, { order, intent, row })
    await updateRefund(payload, row.id, { state: status, refundid: id, card, failure })
  } catch (error) {
    if (!(error instanceof RefundIsRefused)) throw error
    await refused(payload, row, error.message)
  }
}

/** Here, so that whoever goes on after a crash writes it down as well. */
async function recordAsked(payload: Payload, row: Refund): Promise<void> {
  const { id, order, amount, credit, licences, by, reason, correction } = row
  const user = (await findLoginOf(payload, by ?? '')) ?? undefined
  await recordOrderEvent(payload, {
    order: idOf(order),
    kind: correction ? 'correction_asked' : 'refund_asked',
    by: 'staff',
    key: `refund:${id}:asked`,
    why: reason ?? '',
    details: {
      ...{ amount, ...(credit ? { credit } : {}), licences, user: by },
      ...(correction ? { invoice: correction.invoice } : {}),
    },
    ...(user ? { user } : {}),
  })
}

async function refused(payload: Payload, row: Refund, failure: string): Promise<void> {
  await updateRefund(payload, row.id, { state: 'failed', failure })
}

const MOST_KEYS = 5

/** A failure that is repeated needs another key; what was done all the same is found by the key of its row. */
async function ask(payload: Payload, { order, intent, row }: Sent & { intent: Intent }) {
  const provider = providerOf(payload, order)
  const refundKey = row.refundkey ?? ''
  const request = {
    ...{ intent: intent.id, orderId: order.id, refundKey },
    ...{ amount: row.amount, currency: intent.currency },
  }
  for (let attempt = 0; attempt < MOST_KEYS; attempt++) {
    const idempotencyKey = attempt === 0 ? `refund:${refundKey}` : `refund:${refundKey}:${attempt}`
    try {
      return await provider.createRefund({ ...request, idempotencyKey })
    } catch (error) {
      if (!(error instanceof FailureIsRepeated)) throw error
      const refunds = await provider.listRefunds(intent.id)
      const made = refunds.find((refund) => refund.refundKey === refundKey)
      if (made) return made
    }
  }
  throw new PaymentProviderAway()
}
