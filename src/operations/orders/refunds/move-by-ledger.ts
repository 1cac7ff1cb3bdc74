import type { Payload } from 'payload'
import {
  isDispute,
  isOpenDispute,
  stateByLedger,
  sumCreditGone,
  sumGivenBack,
} from '@/domain/order/refund/refund-ledger'
import type { Order, Refund } from '@/payload-types'
import { findOrder } from '../order-records'
import { writeLedger } from '../order-state-records'
import { creditOfOrder } from './credit-of-order'
import { findRefundsOfOrder } from './refund-records'

const MOST_TRIES = 50

/**
 * Makes an order what its rows say. They are read again after each write, until nothing is left to write: so the last word is
 * that of the newest row, however many look at once.
 */
export async function moveByLedger(
  payload: Payload,
  orderId: string,
  received: number,
): Promise<void> {
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
