import type { Sale, SaleLine, SoldLicence, SoldTypeface } from '@/domain/reports/sale'
import { valueOfLines } from '@/domain/order/refund/plan-refund'
import { dayIn } from '@/domain/tax/day-in-country'
import { soldOrder } from '../orders/refunds/sold-order'
import type { OrderLine } from '../orders/order-records'
import type { PaidOrder } from './sale-records'

/** What the catalogue calls the typeface of a style today. */
export type FindTypeface = (style: { id: string; typeface: string }) => SoldTypeface

/** Sums are those the order was frozen with; from the catalogue come names alone. */
export function saleOfOrder(
  order: PaidOrder,
  { country, findTypeface }: { country: string; findTypeface: FindTypeface },
): Sale {
  const lines = order.lines as unknown as OrderLine[]
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
