import { parseCheckout } from '@/domain/cart/parse-checkout'
import { parseCountryRequest } from '@/domain/cart/parse-country-request'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { checkoutBodyOf, vatIdOf, type Details } from './details'

/** One sentence for each faulty field, by the same rules as the server's. */
export type FieldErrors = Record<string, string>

export function checkDetails(details: Details, cart: PricedCart): FieldErrors {
  const checkout = parseCheckout(checkoutBodyOf(details, cart))
  const faults = checkout.kind === 'invalid' ? { ...checkout.fields } : {}
  if (!cart.eulas.length) delete faults.accepted_eulas
  return { ...faults, ...vatError(details, cart) }
}

function vatError(details: Details, cart: PricedCart): FieldErrors {
  const { country } = details
  const body = { cart_key: cart.cart_key, country, vat_id: vatIdOf(details) }
  const asked = parseCountryRequest(body)
  const sentence = asked.kind === 'invalid' ? asked.fields.vat_id : undefined
  return sentence ? { vat_id: sentence } : {}
}
