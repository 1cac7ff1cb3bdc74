import type { Licensee } from '../cart/cart-request'
import type { CartTax, PricedLine } from '../cart/priced-cart'
import type { Address } from '../customer/parse-address'
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

export type QuotedCartLine = PricedLine & { net: number; tax: number }

/** All that a quote says, as it was made: nothing of it is worked out again. */
export type FrozenQuote = {
  number: string
  madeAt: string
  validUntil: string
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
