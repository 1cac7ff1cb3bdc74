import type { Payload } from 'payload'
import type { OrderLine } from '@/domain/order/order-line'
import { isDemoOrder } from '@/domain/order/order-state'
import { valueOfLines } from '@/domain/order/refund/plan-refund'
import { instantsOf, type Period } from '@/domain/reports/period'
import {
  type Movement,
  movementOfSale,
  type Sale,
  type SaleLine,
  type SoldLicence,
  type SoldTypeface,
} from '@/domain/reports/sale'
import { refundsByLine } from '@/domain/reports/split-line'
import { dayIn } from '@/domain/tax/day-in-country'
import { groupBy } from '../group-by'
import { idOf } from '../id-of'
import { isDemo } from '../orders/payment/configured-payments'
import { soldOrder } from '../orders/refunds/refundable-order'
import { linesOf } from '../records/refunds'
import {
  findGivenRefunds,
  findGivenRefundsOf,
  findPaidOrders,
  findPaidOrdersById,
  findTypefaceHeads,
  findTypefacesOfStyles,
  type GivenRefund,
  type PaidOrder,
} from '../records/sales'
import { readShop } from '../records/shop'

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

/** What the catalogue calls the typeface of a style today. */
type FindTypeface = (style: { id: string; typeface: string }) => SoldTypeface

/** Sums are those the order was frozen with; from the catalogue come names alone. */
function saleOfOrder(
  order: PaidOrder,
  { country, findTypeface }: { country: string; findTypeface: FindTypeface },
): Sale {
  const lines = order.lines
  const values = valueOfLines(soldOrder(order, { received: 0, credit: 0 }))
  return {
    currency: order.currency,
    day: dayIn(country, new Date(order.paidAt ?? 0)),
    country: (order.address as { country?: string } | null)?.country ?? '',
    lines: lines.map((line, index) => saleLine(line, values[index]?.net ?? 0, findTypeface)),
  }
}

function saleLine(line: OrderLine, net: number, findTypeface: FindTypeface): SaleLine {
  return {
    id: line.id,
    net,
    styles: line.styles.map(({ id, name, typeface }) => ({
      key: id,
      name,
      typeface: findTypeface({ id, typeface }),
    })),
    licences: licencesOf(line),
  }
}

/** A bill adds up its licences, one step each; where it says something else, each counts the same. */
function licencesOf({ uses, bill }: OrderLine): SoldLicence[] {
  const addends = bill.filter(({ role, struck }) => role === 'addend' && !struck)
  const isOneEach = addends.length === uses.length
  return uses.map(({ type, name }, index) => ({
    key: type,
    name,
    amount: isOneEach ? (addends[index]?.amount ?? 0) : 1,
  }))
}

/** Looks up the styles of some orders; what it knows already it asks for no more. */
type TypefaceNames = { of(orders: readonly Pick<PaidOrder, 'lines'>[]): Promise<FindTypeface> }

/** An order froze a style's id and the name of its typeface: a typeface that was renamed since stays one. */
async function typefaceNames(payload: Payload): Promise<TypefaceNames> {
  const heads = await findTypefaceHeads(payload)
  const byId = new Map(heads.map((head) => [head.id, soldTypeface(head)]))
  const byName = new Map(heads.map((head) => [head.name, soldTypeface(head)]))
  const typefaceOf = new Map<string, string | null>()

  const findTypeface: FindTypeface = ({ id, typeface }) =>
    byId.get(typefaceOf.get(id) ?? '') ??
    byName.get(typeface) ?? { key: `name:${typeface}`, name: typeface, parent: null }

  return {
    async of(orders) {
      const sold = orders.flatMap(({ lines }) => lines)
      const styles = new Set(sold.flatMap((line) => line.styles.map(({ id }) => id)))
      const unknown = [...styles].filter((id) => !typefaceOf.has(id))
      if (unknown.length > 0) {
        for (const id of unknown) typefaceOf.set(id, null)
        for (const { style, typeface } of await findTypefacesOfStyles(payload, unknown))
          typefaceOf.set(style, typeface)
      }
      return findTypeface
    },
  }
}

function soldTypeface({ id, name, parent }: Omit<SoldTypeface, 'key'> & { id: string }) {
  return { key: id, name, parent }
}
