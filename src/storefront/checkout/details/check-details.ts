import { parseCheckout } from '@/domain/cart/parse-checkout'
import { parseCountryRequest } from '@/domain/cart/parse-country-request'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { errorsOfConsents } from '@/domain/order/consents'
import type { FieldErrors } from '@/domain/shop-error'
import { buyerOf, checkoutBodyOf, vatIdOf, type Details } from './details'

/** One sentence for each field that is wrong, by the same rules as the server's. */
export function checkDetails(details: Details, cart: PricedCart): FieldErrors {
  const checkout = parseCheckout(checkoutBodyOf(details, cart))
  const errors = checkout.kind === 'invalid' ? { ...checkout.fields } : {}
  if (!cart.eulas.length) delete errors.accepted_eulas
  return { ...errors, ...consentError(details), ...vatError(details, cart) }
}

function consentError(details: Details): FieldErrors {
  const immediateDelivery = details.acceptsDelivery ? true : undefined
  return errorsOfConsents(buyerOf(details), { immediateDelivery })
}

function vatError(details: Details, cart: PricedCart): FieldErrors {
  const { country } = details
  const body = { cart_key: cart.cart_key, country, vat_id: vatIdOf(details) }
  const parsed = parseCountryRequest(body)
  const sentence = parsed.kind === 'invalid' ? parsed.fields.vat_id : undefined
  return sentence ? { vat_id: sentence } : {}
}
