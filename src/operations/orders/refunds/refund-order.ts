import type { Payload } from 'payload'
import { leftOf, planRefund, type RefundChoice } from '@/domain/order/refund/plan-refund'
import {
  OrderHasNoPayment,
  PaymentIsDisputed,
  PaymentIsNew,
  PaymentIsUnknown,
  RefundWasFaster,
} from '@/domain/order/refund/refund-error'
import { CorrectionIsUnderWay, correctedTaxOf, isUnderWay } from '@/domain/order/refund/correction'
import { isOpenDispute } from '@/domain/order/refund/refund-ledger'
import { NotFound } from '@/domain/request-error'
import { PaymentProviderAway, RefundIsRefused } from '@/payments/payment-errors'
import type { Intent } from '@/payments/payment-provider'
import type { Order, Refund } from '@/payload-types'
import { runExclusive } from '../../concurrency'
import { findOrder } from '../../records/orders'
import { providerOf } from '../payment/configured-payments'
import { applyLedger, followPayment } from './follow-payment'
import {
  endRefund,
  findRefund,
  findRefundsOfOrder,
  findRefundWith,
  heldOf,
  insertRefundOnce,
} from '../../records/refunds'
import { sendRefund } from './send-refund'
import { creditOfOrder, soldOrder } from './refundable-order'
import { recordRefund } from './notify-of-refund'

export type StaffMember = { id: string; email: string }

type RefundRequest = {
  order: string
  /** Made by the form, once for what staff want: sent twice it is one refund. */
  key: string
  choice: RefundChoice
  licences: 'kept' | 'revoked'
  reason: string
  user: StaffMember
  /** What could still go back when whoever asks looked at it; none: nobody looked. */
  seenLeft?: number
}

/** `waiting`: the provider did not answer; the request is kept, and sent until it does. `credit` goes back with the money. */
export type RefundOutcome = {
  kind: 'given_back' | 'on_its_way' | 'waiting'
  amount: number
  credit?: number
}

/** Should this process end while it asks, the scheduler goes on after this long. */
export const GOES_ON_AFTER_MS = 60_000

/**
 * Gives money back at the word of staff, and what a gift paid after it. The row with its key is written first, then the provider is asked, then all that follows
 * is done: whatever crashes in between, `followPayment` completes it, and never twice.
 */
export function refundOrder(payload: Payload, request: RefundRequest): Promise<RefundOutcome> {
  return runExclusive(`refunds of ${request.order}`, async () => {
    const refundkey = `${request.order}:${request.key}`
    const known = await findRefundWith(payload, 'refundkey', refundkey)
    return known ? outcomeOf(known) : refund(payload, request, refundkey)
  })
}

async function refund(payload: Payload, request: RefundRequest, refundkey: string) {
  // What the provider's own dashboard gave back counts, heard of or not.
  await followPayment(payload, request.order)
  const paid = await requirePayment(payload, request.order)
  const row = await insertRow(payload, { ...paid, request, refundkey })
  return carryOut(payload, { ...paid, row })
}

/** Asks the provider for a refund whose row is written, and does all that follows. */
export async function carryOut(payload: Payload, paid: Paid & { row: Refund }) {
  try {
    await sendRefund(payload, paid)
  } catch (error) {
    if (error instanceof PaymentProviderAway) return outcomeOf({ ...paid.row, state: 'requested' })
    throw error
  }
  return complete(payload, paid)
}

export async function requirePayment(payload: Payload, id: string): Promise<Paid> {
  const order = await findOrder(payload, id)
  if (!order) throw new NotFound('order')
  const credit = (await creditOfOrder(payload, order))?.amount ?? 0
  if (!order.intent && credit === 0) throw new OrderHasNoPayment()
  if (!order.intent) return { order, intent: null, received: 0, credit }

  const intent = await providerOf(payload, order).retrieveIntent(order.intent)
  if (!intent) throw new PaymentIsUnknown()
  if (intent.status !== 'succeeded') throw new OrderHasNoPayment()
  if (order.state === 'awaiting_payment') throw new PaymentIsNew()
  return { order, intent, received: intent.amountReceived, credit }
}

/** `intent` null: credit paid all of it. */
type Paid = { order: Order; intent: Intent | null; received: number; credit: number }

type Asked = Paid & { request: RefundRequest; refundkey: string }

async function insertRow(payload: Payload, { order, received, credit, request, refundkey }: Asked) {
  const rows = await findRefundsOfOrder(payload, order.id)
  if (rows.some(isOpenDispute)) throw new PaymentIsDisputed()

  const { choice, licences, reason, user, seenLeft } = request
  if (rows.some((row) => row.correction && isUnderWay(row))) throw new CorrectionIsUnderWay()
  const sold = soldOrder(order, { received, credit, correctedTax: correctedTaxOf(rows) })
  const { amount, credit: ofGift } = leftOf(sold, heldOf(rows))
  const left = amount + ofGift
  // Who decided by figures that are no longer true decides anew, and reads who was faster.
  if (seenLeft !== undefined && seenLeft !== left)
    throw new RefundWasFaster(rows.at(-1)?.by || null, { left, currency: order.currency })
  const plan = planRefund(sold, heldOf(rows), choice)
  const { row } = await insertRefundOnce(
    payload,
    { ...plan, refundkey, order: order.id, licences, reason, by: user.email, state: 'requested' },
    new Date(Date.now() + GOES_ON_AFTER_MS),
  )
  return row
}

/** What was refused at once is told to whoever asked, and to nobody else. */
async function complete(payload: Payload, { order, received, row }: Paid & { row: Refund }) {
  const sent = (await findRefund(payload, row.id)) ?? row
  if (sent.state === 'failed') {
    await recordRefund(payload, { order, row: sent }, { kind: 'refund_failed' })
    await endRefund(payload, sent, null)
    throw new RefundIsRefused(sent.failure ?? undefined)
  }
  await applyLedger(payload, { order, received })
  return outcomeOf(sent)
}

export function outcomeOf({ state, amount, credit, failure }: Refund): RefundOutcome {
  const back = credit ? { amount, credit } : { amount }
  switch (state) {
    case 'requested':
      return { kind: 'waiting', ...back }
    case 'pending':
      return { kind: 'on_its_way', ...back }
    case 'succeeded':
      return { kind: 'given_back', ...back }
    case 'failed':
    case 'cancelled':
      throw new RefundIsRefused(failure ?? undefined)
  }
}
