import type { Payload } from 'payload'
import { planRefund, type RefundChoice } from '@/domain/order/refund/plan-refund'
import {
  OrderHasNoPayment,
  PaymentIsDisputed,
  PaymentIsNew,
  PaymentIsUnknown,
} from '@/domain/order/refund/refund-error'
import { isOpenDispute } from '@/domain/order/refund/refund-ledger'
import { NotFound } from '@/domain/request-error'
import { PaymentProviderAway, RefundIsRefused } from '@/payments/payment-errors'
import type { Intent } from '@/payments/payment-provider'
import type { Order, Refund } from '@/payload-types'
import { runExclusive } from '../../run-exclusive'
import { findOrder } from '../order-records'
import { providerOf } from '../payment/payment-provider'
import { applyLedger, followPayment } from './follow-payment'
import {
  endRefund,
  findRefund,
  findRefundsOfOrder,
  findRefundWith,
  heldOf,
  insertRefundOnce,
} from './refund-records'
import { sendRefund } from './send-refund'
import { soldOrder } from './sold-order'
import { recordRefund } from './record-refund'

export type StaffMember = { id: string; email: string }

export type RefundRequest = {
  order: string
  /** Made by the form, once for what staff want: sent twice it is one refund. */
  key: string
  choice: RefundChoice
  licences: 'kept' | 'revoked'
  reason: string
  user: StaffMember
}

/** `waiting`: the provider did not answer; the request is kept, and sent until it does. */
export type RefundOutcome = { kind: 'given_back' | 'on_its_way' | 'waiting'; amount: number }

/** Should this process end while it asks, the scheduler goes on after this long. */
const GOES_ON_AFTER_MS = 60_000

/**
 * Gives money back at the word of staff. The row with its key is written first, then the provider is asked, then all that follows
 * is done: whatever crashes in between, `followPayment` completes it, and never twice.
 */
export function refundOrder(payload: Payload, request: RefundRequest): Promise<RefundOutcome> {
  return runExclusive(`refunds of ${request.order}`, async () => {
    const refundkey = `${request.order}:${request.key}`
    const known = await findRefundWith(payload, 'refundkey', refundkey)
    return known ? outcomeOf(known) : refund(payload, request, refundkey)
  })
}

async function refund(
  payload: Payload,
  request: RefundRequest,
  refundkey: string,
): Promise<RefundOutcome> {
  // What the provider's own dashboard gave back counts, heard of or not.
  await followPayment(payload, request.order)
  const { order, intent } = await requirePayment(payload, request.order)
  const row = await insertRow(payload, { order, intent, request, refundkey })
  try {
    await sendRefund(payload, { order, intent, row })
  } catch (error) {
    if (error instanceof PaymentProviderAway) return { kind: 'waiting', amount: row.amount }
    throw error
  }
  return complete(payload, { order, intent, row })
}

async function requirePayment(payload: Payload, id: string): Promise<Paid> {
  const order = await findOrder(payload, id)
  if (!order) throw new NotFound('order')
  if (!order.intent) throw new OrderHasNoPayment()

  const intent = await providerOf(payload, order).retrieveIntent(order.intent)
  if (!intent) throw new PaymentIsUnknown()
  if (intent.status !== 'succeeded') throw new OrderHasNoPayment()
  if (order.state === 'awaiting_payment') throw new PaymentIsNew()
  return { order, intent }
}

type Paid = { order: Order; intent: Intent }

async function insertRow(
  payload: Payload,
  { order, intent, request, refundkey }: Paid & { request: RefundRequest; refundkey: string },
): Promise<Refund> {
  const rows = await findRefundsOfOrder(payload, order.id)
  if (rows.some(isOpenDispute)) throw new PaymentIsDisputed()

  const { choice, licences, reason, user } = request
  const plan = planRefund(soldOrder(order, intent.amountReceived), heldOf(rows), choice)
  const { row } = await insertRefundOnce(
    payload,
    { ...plan, refundkey, order: order.id, licences, reason, by: user.email, state: 'requested' },
    new Date(Date.now() + GOES_ON_AFTER_MS),
  )
  return row
}

/** What was refused at once is told to whoever asked, and to nobody else. */
async function complete(
  payload: Payload,
  { order, intent, row }: Paid & { row: Refund },
): Promise<RefundOutcome> {
  const sent = (await findRefund(payload, row.id)) ?? row
  if (sent.state === 'failed') {
    await recordRefund(payload, { order, row: sent }, { kind: 'refund_failed' })
    await endRefund(payload, sent, null)
    throw new RefundIsRefused(sent.failure ?? undefined)
  }
  await applyLedger(payload, { order, received: intent.amountReceived })
  return outcomeOf(sent)
}

function outcomeOf({ state, amount, failure }: Refund): RefundOutcome {
  switch (state) {
    case 'requested':
      return { kind: 'waiting', amount }
    case 'pending':
      return { kind: 'on_its_way', amount }
    case 'succeeded':
      return { kind: 'given_back', amount }
    case 'failed':
    case 'cancelled':
      throw new RefundIsRefused(failure ?? undefined)
  }
}
