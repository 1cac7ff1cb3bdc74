import type { Payload } from 'payload'
import { CartIsNotCheckedOut, CartIsPaid } from '@/domain/order/order-error'
import {
  dueAfter,
  OrderIsNoTransfer,
  type ReceivedTransfer,
  TransfersAreNotTaken,
} from '@/domain/order/transfer'
import { NotFound } from '@/domain/request-error'
import type { Order, Quote } from '@/payload-types'
import { receiveTransfer as receiveIntent } from '@/payments/stored-payments'
import { orderUrl } from '../order-link'
import { sendMailsSoon } from '../../mails/send-mails'
import { enqueueMail } from '../../records/mails'
import { recordOrderEvent } from '../../records/order-events'
import { attachIntent } from '../../records/order-states'
import { findOrder } from '../../records/orders'
import { findQuoteByNumber } from '../../records/quotes'
import { readShop } from '../../records/shop'
import { hashOf } from '../../secret-key'
import { requireCart } from '../cart/change-cart'
import { keepCouponHeld } from '../coupons/reserve-coupon'
import type { StaffMember } from '../refunds/refund-order'
import { intentRequestOf, orderToPay } from './create-payment'
import { providerOf, transferIntents, transferPayments } from './configured-payments'
import { type Settlement, settlePayment } from './settle-payment'

export type ChosenTransfer = {
  order_number: string
  due_at: string
  /** Only for the browser that checked out. */
  order_url?: string
}

/** The buyer of a quote sends the money by bank: the order waits for it, and a mail says where to. */
export async function chooseTransfer(
  payload: Payload,
  { cartKey, sid, origin }: { cartKey: string; sid: string | null; origin: string },
): Promise<ChosenTransfer> {
  const cart = await requireCart(payload, cartKey)
  const order = await orderToPay(payload, cart)
  const { madeBy } = await quoteToTransfer(payload, cart.quote)
  // What staff offered waits for its money; quotes that strangers make themselves would use a coupon up unpaid.
  if (madeBy) await keepCouponHeld(payload, order)
  const { number, transferDueAt, sidhash } = await awaitTransfer(payload, order)
  const isBuyer = sid !== null && sidhash === hashOf(sid)
  return {
    order_number: number,
    due_at: transferDueAt ?? '',
    ...(isBuyer ? { order_url: orderUrl(order, origin) } : {}),
  }
}

async function quoteToTransfer(payload: Payload, number: string | null): Promise<Quote> {
  const quote = number === null ? null : await findQuoteByNumber(payload, number)
  const { takesTransfers, bank } = await readShop(payload)
  if (!quote?.takesTransfer || !takesTransfers || !bank?.iban) throw new TransfersAreNotTaken()
  return quote
}

/** Twice, or twice at once: one transfer that is waited for, and one mail. */
export async function awaitTransfer(
  payload: Payload,
  order: Order,
  { by }: { by: 'buyer' | 'staff' } = { by: 'buyer' },
): Promise<Order> {
  const waiting = isAwaiting(order) ? order : await attachTransfer(payload, order)
  await recordOrderEvent(payload, {
    ...{ order: waiting.id, kind: 'transfer_chosen', by },
    ...{ key: `transfer_chosen:${waiting.intent}`, details: { total: waiting.total } },
  })
  // Who has paid already need not be told where to.
  if (by === 'staff') return waiting
  await enqueueMail(payload, {
    mailkey: `order:${waiting.id}:transfer:${waiting.intent}`,
    kind: 'transfer',
    to: waiting.email ?? '',
    about: waiting.id,
  })
  sendMailsSoon(payload)
  return waiting
}

function isAwaiting({ provider, intent }: Order): boolean {
  return provider === 'transfer' && Boolean(intent)
}

async function attachTransfer(payload: Payload, order: Order): Promise<Order> {
  await cancelCard(payload, order)
  const { transferDays } = await readShop(payload)
  const intent = await transferPayments(payload).createIntent(intentRequestOf(order))
  const dueAt = dueAfter(transferDays ?? 14, new Date()).toISOString()
  await attachIntent(payload, order, { id: intent.id, provider: 'transfer', dueAt })
  const now = await findOrder(payload, order.id)
  if (now?.intent !== intent.id || now.state !== 'awaiting_payment') throw new CartIsNotCheckedOut()
  return now
}

/** A card that was charged a moment earlier has paid the order. */
async function cancelCard(payload: Payload, order: Order): Promise<void> {
  const intent = order.intent ? await providerOf(payload, order).cancelIntent(order.intent) : null
  if (intent && intent.status !== 'canceled') throw new CartIsPaid()
}

/**
 * Staff write down what came for an order that waits for a transfer; then it is settled as every payment is: another amount, or
 * money for an order that was closed, is theirs to decide on. Written down twice it came once.
 */
export async function receiveTransfer(
  payload: Payload,
  { order: id, user, ...received }: ReceivedTransfer & { order: string; user: StaffMember },
): Promise<Settlement> {
  const order = await findOrder(payload, id)
  if (!order) throw new NotFound('order')
  if (order.provider !== 'transfer' || !order.intent) throw new OrderIsNoTransfer()
  await keepCouponHeld(payload, order)

  const intent = { intent: order.intent, amount: received.amount }
  await receiveIntent(transferIntents(payload), intent)
  const now = await transferPayments(payload).retrieveIntent(order.intent)
  if (now?.status !== 'succeeded') throw new OrderIsNoTransfer()
  await recordOrderEvent(payload, {
    order: id,
    kind: 'transfer_received',
    by: 'staff',
    user: user.id,
    why: received.reason,
    details: { amount: now.amountReceived, on: received.receivedOn, user: user.email },
    key: 'transfer_received',
  })
  return settlePayment(payload, id)
}
