import type { Payload } from 'payload'
import { splitRefund } from '@/domain/order/refund/plan-refund'
import { keyOfDispute, type RefundState } from '@/domain/order/refund/refund-ledger'
import type { DisputeStatus, ProviderDispute, ProviderRefund } from '@/payments/provider-refund'
import type { Intent } from '@/payments/payment-provider'
import type { Order, Refund } from '@/payload-types'
import { creditOfOrder } from './credit-of-order'
import {
  findRefundsOfOrder,
  findRefundWith,
  heldOf,
  insertRefundOnce,
  updateRefund,
  type NewRefund,
  type RefundNews,
} from './refund-records'
import { soldOrder } from './sold-order'

type Kept = { order: Order; intent: Intent }

/** One refund as the provider knows it, written into its row; a row is made for what its dashboard gave back. */
export async function keepRefund(
  payload: Payload,
  {
    order,
    intent,
    refund,
    isRest,
  }: Kept & {
    refund: ProviderRefund
    /** With it the whole payment went back: then the licences end, and what a gift paid goes back, too. */
    isRest: boolean
  },
): Promise<void> {
  const { id, amount, status, card, failure } = refund
  const news = { state: status, refundid: id, card, failure }
  const row = await findRow(payload, refund)
  if (row) return keepNews(payload, row, news)

  await insertFromProvider(payload, {
    ...{ order, intent, amount, news },
    refundkey: `stripe:${id}`,
    isRest,
    licences: isRest ? 'revoked' : 'kept',
    reason: null,
  })
}

const STATE_OF_DISPUTE: Record<DisputeStatus, RefundState> = {
  open: 'requested',
  lost: 'succeeded',
  won: 'cancelled',
}

export async function keepDispute(
  payload: Payload,
  { order, intent, dispute }: Kept & { dispute: ProviderDispute },
): Promise<void> {
  const { id, amount, status, card, reason } = dispute
  const news = { state: STATE_OF_DISPUTE[status], refundid: id, card }
  const refundkey = keyOfDispute(id)
  const row = await findRefundWith(payload, 'refundkey', refundkey)
  if (row) return keepNews(payload, row, news)

  await insertFromProvider(payload, {
    ...{ order, intent, amount, news, refundkey, reason },
    // Whether credit goes back after what a bank took is for staff to say.
    isRest: false,
    licences: 'revoked',
  })
}

async function findRow(
  payload: Payload,
  { id, refundKey }: ProviderRefund,
): Promise<Refund | null> {
  const known = await findRefundWith(payload, 'refundid', id)
  return known ?? (refundKey ? findRefundWith(payload, 'refundkey', refundKey) : null)
}

async function keepNews(payload: Payload, row: Refund, news: RefundNews): Promise<void> {
  if (row.state !== news.state) await updateRefund(payload, row.id, news)
}

async function insertFromProvider(
  payload: Payload,
  {
    order,
    intent,
    amount,
    news,
    isRest,
    ...given
  }: Kept & {
    amount: number
    news: RefundNews
    isRest: boolean
  } & Pick<NewRefund, 'refundkey' | 'licences' | 'reason'>,
): Promise<void> {
  const before = heldOf(await findRefundsOfOrder(payload, order.id))
  const credit = (await creditOfOrder(payload, order))?.amount ?? 0
  const sold = soldOrder(order, { received: intent.amountReceived, credit })
  const plan = splitRefund(sold, before, { amount, isRest })
  const refund = { ...given, ...plan, ...news, order: order.id, by: 'stripe' }
  const { row, isNew } = await insertRefundOnce(payload, refund, new Date())
  if (!isNew) await keepNews(payload, row, news)
}
