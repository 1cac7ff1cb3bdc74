import type { Licensee } from './cart-request'

/** A cart as the API answers it (snake case on the wire). Amounts are minor units, net of tax. */

export type CartState = 'open' | 'ordered' | 'paid'

export type PricedLicence = {
  type: string
  tier: string
  label: string
  amount: number
  /** What the buyer told about this use: { domain: 'example.org' }. */
  answers?: Record<string, string>
}

/** One step of a price in words. `inner`: a step on the way; `addend`: what is added up. `struck`: replaced by a later step. */
export type BillStep = { text: string; amount: number; role: 'inner' | 'addend'; struck: boolean }

export type PricedLine = {
  id: string
  typeface: { id: string; name: string; slug: string }
  styles: { id: string; name: string; typeface: { id: string; name: string } }[]
  licences: PricedLicence[]
  steps: string[]
  bill: BillStep[]
  amount: number
}

export type CartTax = {
  rate: string
  amount: number
  kind: 'standard' | 'reduced' | 'reverse_charge' | 'outside_scope'
  country: string
}

export type PricedCart = {
  cart_key: string
  revision: number
  cart_url: string
  state: CartState
  currency: string
  country: string | null
  vat_id: string | null
  licensee: Licensee | null
  coupon: string | null
  lines: PricedLine[]
  discount: number
  net: number
  tax: CartTax | null
  total: number
  quote_hash: string
  /** The texts that checkout asks to accept, one a licence type in the cart. */
  eulas: { id: string; title: string; version: string; url: string }[]
}

export type AddressField = {
  name: 'street' | 'street_2' | 'postal_code' | 'city' | 'state' | 'country'
  label: string
  required: boolean
}

export type CountryAnswer = PricedCart & { address_fields: AddressField[] }
