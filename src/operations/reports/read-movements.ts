import type { Payload } from 'payload'
import { isDemoOrder } from '@/domain/order/order-state'
import { instantsOf, type Period } from '@/domain/reports/period'
import { refundsByLine } from '@/domain/reports/split-line'
import { movementOfSale, type Movement } from '@/domain/reports/sale'
import { dayIn } from '@/domain/tax/day-in-country'
import { groupBy } from '../group-by'
import { idOf } from '../id-of'
import { isDemo } from '../orders/payment/payment-provider'
import { linesOf } from '../orders/refunds/refund-records'
import { readShop } from '../shop-records'
import { saleOfOrder } from './sale-of-order'
import {
  findGivenRefunds,
  findGivenRefundsOf,
  findPaidOrders,
  findPaidOrdersById,
  type GivenRefund,
  type PaidOrder,
} from './sale-records'
import { typefaceNames, type TypefaceNames } from './typeface-names'

type Reading = { payload: Payload; country: string; names: TypefaceNames }

/**
 * Every sale and every refund of a period, one after the other: whoever reads it adds them to sums, so that a shop of years needs no
 * more memory than one of a week. A refund belongs to the day it was made, not to that of its sale. Play money counts as long as the
 * shop takes no other.
 */
export async function* readMovements(payload: Payload, period: Period): AsyncGenerator<Movement> {
  const { country } = await readShop(payload)
  const reading = { payload, country, names: await typefaceNames(payload) }
  const span = instantsOf(period, country)

  for await (const orders of findPaidOrders(payload, span)) {
    for (const { sale } of await salesOf(reading, orders)) yield movementOfSale(sale)
  }
  for await (const refunds of findGivenRefunds(payload, span)) {
    yield* await refundsOf(reading, refunds)
  }
}

async function salesOf({ names, country }: Reading, orders: PaidOrder[]) {
  const counted = orders.filter((order) => isDemo() || !isDemoOrder(order))
  const findTypeface = await names.of(counted)
  return counted.map((order) => ({
    id: order.id,
    sale: saleOfOrder(order, { country, findTypeface }),
  }))
}

/** What an order's earlier refunds left of its lines says what a later one takes: all of them are read. */
async function refundsOf(reading: Reading, refunds: GivenRefund[]): Promise<Movement[]> {
  const ids = [...new Set(refunds.map(({ order }) => idOf(order)))]
  const [orders, all] = await Promise.all([
    findPaidOrdersById(reading.payload, ids),
    findGivenRefundsOf(reading.payload, ids),
  ])
  const wanted = new Set(refunds.map(({ id }) => id))
  const refundsOfOrder = groupBy(all, ({ order }) => idOf(order))

  return (await salesOf(reading, orders)).flatMap(({ id, sale }) => {
    const given = refundsOfOrder.get(id) ?? []
    const standings = refundsByLine(sale.lines, given.map(refundOf))
    return given.flatMap((refund, index) => {
      const standing = standings[index]
      if (!standing || !wanted.has(refund.id)) return []
      const day = dayIn(reading.country, new Date(refund.createdAt))
      return [{ kind: 'refunded' as const, day, sale, ...standing }]
    })
  })
}

function refundOf({ net, lines }: GivenRefund) {
  return { net, lines: linesOf({ lines })?.map((id) => ({ id })) ?? null }
}
