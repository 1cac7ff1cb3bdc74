import type { Payload } from 'payload'
import { splitRefund } from '@/domain/order/refund/plan-refund'
import {
  isDispute,
  isOpenDispute,
  keyOfDispute,
  type RefundState,
  stateByLedger,
  sumCreditGone,
  sumGivenBack,
} from '@/domain/order/refund/refund-ledger'
import type { Order, Refund } from '@/payload-types'
import type {
  DisputeStatus,
  Intent,
  ProviderDispute,
  ProviderRefund,
} from '@/payments/payment-provider'
import { idOf } from '../../id-of'
import { writeLedger } from '../../records/order-states'
import { findOrder } from '../../records/orders'
import {
  claimRefund,
  findDueRefunds,
  findRefundsOfOrder,
  findRefundWith,
  heldOf,
  insertRefundOnce,
  type NewRefund,
  type RefundNews,
  REFUNDS_AT_A_TIME,
  updateRefund,
} from '../../records/refunds'
import { pauseDownloads } from '../licences/end-licences'
import { providerOf } from '../payment/configured-payments'
import { completeRefunds } from './complete-refunds'
import { tellOfInquiry } from './notify-of-refund'
import { sendRefund } from './send-refund'
import { creditOfOrder, soldOrder } from './refundable-order'

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

async function readProvider(payload: Payload, { order, intent }: { order: Order; intent: Intent }) {
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

const MOST_TRIES = 50

/**
 * Makes an order what its rows say. They are read again after each write, until nothing is left to write: so the last word is
 * that of the newest row, however many look at once.
 */
async function moveByLedger(payload: Payload, orderId: string, received: number): Promise<void> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const order = await findOrder(payload, orderId)
    if (!order) return
    const rows = await findRefundsOfOrder(payload, orderId)
    const used = (await creditOfOrder(payload, order))?.amount ?? 0
    const ledger = ledgerOf(order, rows, { received, used })
    if (isSame(order, ledger)) return
    await writeLedger(payload, order, ledger)
  }
  throw new Error('The ledger of an order changes too fast to be followed.')
}

type Ledger = Parameters<typeof writeLedger>[2]

type Paid = { received: number; used: number }

function ledgerOf(order: Order, rows: Refund[], { received, used }: Paid): Ledger {
  const refunded = sumGivenBack(rows)
  const state = stateByLedger({
    ...{ state: order.state, refunded, received },
    credit: { used, returned: sumCreditGone(rows) },
    isDelivered: Boolean(order.deliveredAt),
    isDisputed: rows.some(isOpenDispute),
  })
  return { state, refunded, dispute: disputeOf(rows) }
}

/** The last one, as staff see it at the order. */
function disputeOf(rows: Refund[]): Ledger['dispute'] {
  const last = rows.findLast(isDispute)
  if (!last) return null
  const { refundid, state, amount, reason, createdAt } = last
  const outcome = state === 'requested' ? 'open' : state === 'succeeded' ? 'lost' : 'won'
  return { id: refundid ?? '', outcome, amount, reason: reason ?? '', openedAt: createdAt }
}

function isSame(order: Order, { state, refunded, dispute }: Ledger): boolean {
  const known = order.dispute as Ledger['dispute'] | undefined
  return (
    order.state === state &&
    (order.refunded ?? 0) === refunded &&
    (known?.outcome ?? null) === (dispute?.outcome ?? null) &&
    (known?.id ?? null) === (dispute?.id ?? null)
  )
}

type Kept = { order: Order; intent: Intent }

/** One refund as the provider knows it, written into its row; a row is made for what its dashboard gave back. */
async function keepRefund(
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

/** null: no money was taken, and the ledger knows nothing of it. */
const STATE_OF_DISPUTE: Record<DisputeStatus, RefundState | null> = {
  asked: null,
  answered: null,
  open: 'requested',
  lost: 'succeeded',
  won: 'cancelled',
}

async function keepDispute(
  payload: Payload,
  { order, intent, dispute }: Kept & { dispute: ProviderDispute },
): Promise<void> {
  const { id, amount, status, card, reason } = dispute
  const state = STATE_OF_DISPUTE[status]
  if (state === null) return tellOfInquiry(payload, { order, dispute })
  const news = { state, refundid: id, card }
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

async function findRow(payload: Payload, { id, refundKey }: ProviderRefund) {
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
  }: Kept & { amount: number; news: RefundNews; isRest: boolean } & Pick<
      NewRefund,
      'refundkey' | 'licences' | 'reason'
    >,
): Promise<void> {
  const before = heldOf(await findRefundsOfOrder(payload, order.id))
  const credit = (await creditOfOrder(payload, order))?.amount ?? 0
  const sold = soldOrder(order, { received: intent.amountReceived, credit })
  const plan = splitRefund(sold, before, { amount, isRest })
  const refund = { ...given, ...plan, ...news, order: order.id, by: 'stripe' }
  const { row, isNew } = await insertRefundOnce(payload, refund, new Date())
  if (!isNew) await keepNews(payload, row, news)
}

/** A refund that fails, or whose process ends, is taken up again after this long. */
const CLAIM_MS = 5 * 60_000

/** Takes up every refund and dispute of which something is left to do: after a crash, a lost answer, or days at a bank. */
export async function reconcileRefunds(payload: Payload, now = new Date()): Promise<void> {
  for (;;) {
    const due = await findDueRefunds(payload, now)
    for (const refund of due) await takeUp(payload, refund, now)
    if (due.length < REFUNDS_AT_A_TIME) return
  }
}

async function takeUp(payload: Payload, refund: Refund, now: Date): Promise<void> {
  if (!(await claimRefund(payload, refund, new Date(now.getTime() + CLAIM_MS)))) return
  try {
    await followPayment(payload, idOf(refund.order))
  } catch (error) {
    payload.logger.error({ err: error, msg: `Refund ${refund.id} could not be followed` })
  }
}
