import type { Payload } from 'payload'
import { allocate } from '@/domain/money/allocate'
import { isGivenBack } from '@/domain/order/refund/refund-ledger'
import { valueOfLines } from '@/domain/order/refund/plan-refund'
import { type LinePayment, paidFor } from '@/domain/pricing/upgrade/held-licence'
import type { Licence, Order, Refund } from '@/payload-types'
import { idOf } from '../../id-of'
import { findOrder, type OrderLine } from '../order-records'
import { findRefundsOfOrder } from '../refunds/refund-records'
import { soldOrder } from '../refunds/sold-order'
import { findLicenceByNumber } from './held-records'

/** All that was paid net for what a licence holds, and has stayed: worked out of the orders, so that it can be repeated. */
export async function readPaid(
  payload: Payload,
  licence: Licence,
): Promise<{ net: number; currency: string }> {
  const order = await findOrder(payload, idOf(licence.order))
  if (!order) return { net: 0, currency: '' }
  const refunds = await findRefundsOfOrder(payload, order.id)
  const before = licence.upgradeOf ? await findLicenceByNumber(payload, licence.upgradeOf) : null
  const paidBefore = before && (await readPaid(payload, before)).net
  const payment = paymentOf(order, { refunds, linekey: licence.linekey ?? '' })
  return { net: paidFor(payment, paidBefore), currency: order.currency }
}

function paymentOf(
  order: Order,
  { refunds, linekey }: { refunds: Refund[]; linekey: string },
): LinePayment {
  const values = valueOfLines(soldOrder(order, { received: order.total, credit: 0 }))
  const place = values.findIndex(({ id }) => `${order.id}:${id}` === linekey)
  const value = values[place]
  if (!value) return { net: 0, refunded: 0, credit: 0 }
  const nets = values.map(({ net }) => net)
  const refunded = refunds.filter(isGivenBack).reduce((sum, refund) => {
    const lines = refund.lines as { id: string; net: number }[] | null
    if (lines) return sum + (lines.find(({ id }) => id === value.id)?.net ?? 0)
    return sum + (allocate(refund.net, nets)[place] ?? 0)
  }, 0)
  const line = (order.lines as unknown as OrderLine[])[place]
  return { net: value.net, refunded, credit: line?.replaces?.credit ?? 0 }
}
