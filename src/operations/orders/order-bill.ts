import { composeBill } from '@/domain/cart/compose-cart-bill'
import type { BillStep, CartTax } from '@/domain/cart/priced-cart'
import type { Discount } from '@/domain/pricing/discounts/take-off'
import { describeTax, taxNote } from '@/domain/tax/describe-tax'
import type { Order } from '@/payload-types'
import type { OrderLine } from './order-records'

export function taxOf(order: Order): { text: string; amount: number } | null {
  const tax = order.tax as unknown as CartTax | null
  return tax ? { text: describeTax(tax), amount: tax.amount } : null
}

export function totalNoteOf({ tax, currency }: Order): string {
  return tax ? taxNote(tax as unknown as CartTax, currency) : currency
}

/** What came off the lines, as steps of the bill. */
export function discountsOf(order: Order): BillStep[] {
  const discounts = (order.discounts ?? []) as unknown as Discount[]
  return discounts.map(({ label, amount }) => ({
    text: label,
    amount: -amount,
    role: 'addend',
    struck: false,
  }))
}

/** The frozen steps, named as the cart named them. */
export function billOf(lines: OrderLine[]): BillStep[] {
  return composeBill(
    lines.map(({ typeface, styles, bill }) => ({
      typeface,
      styles: styles.map((style) => ({ typeface: { name: style.typeface } })),
      bill,
    })),
  )
}
