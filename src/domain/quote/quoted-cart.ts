import type { Licensee } from '../cart/cart-request'
import { billedExtra, composeBill } from '../cart/compose-cart-bill'
import type { BillStep, CartTax, PricedLine } from '../cart/priced-cart'
import type { Address } from '../customer/address'
import type { Seller } from '../order/seller'
import type { Discount } from '../pricing/discounts/take-off'
import type { Extra } from '../pricing/extras'

export type QuoteClient = {
  email: string
  name: string
  company: string | null
  /** null: none was given. */
  address: Address | null
  vatId: string | null
}

type QuotedCartLine = PricedLine & { net: number; tax: number }

/** All that a quote says, as it was made: nothing of it is worked out again. */
export type FrozenQuote = {
  number: string
  madeAt: string
  validUntil: string
  /** Staff made it for its client; otherwise its client made it of a cart. */
  isByStaff: boolean
  seller: Seller
  client: QuoteClient
  licensee: Licensee
  purchaseOrder: string | null
  /** Of staff, for the client. */
  note: string | null
  currency: string
  lines: QuotedCartLine[]
  extras: Extra[]
  discounts: Discount[]
  net: number
  /** null: the client's country is not known yet. */
  tax: CartTax | null
  total: number
  eulas: { id: string; title: string; version: string; url: string }[]
  /** A coupon is not kept back for a quote. */
  coupon: string | null
}

/** Every step of the price, then what comes off the whole. */
export function quoteBill({
  lines,
  extras,
  discounts,
}: Pick<FrozenQuote, 'lines' | 'extras' | 'discounts'>): BillStep[] {
  return [
    ...composeBill([...lines, ...extras.map(billedExtra)]),
    ...discounts.map(({ label, amount }) => addend(label, -amount)),
  ]
}

export function addend(text: string, amount: number): BillStep {
  return { text, amount, role: 'addend', struck: false }
}

/** A coupon is not kept back for a quote: others may take its last use first. */
export function couponNote({ coupon }: Pick<FrozenQuote, 'coupon'>): string | null {
  if (coupon === null) return null
  return `This price counts on coupon ${coupon}. It is used when you order: if others have taken its last use by then, the quote is made anew.`
}
