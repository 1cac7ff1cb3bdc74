import { useEffect, useRef, useState } from 'react'
import { parseCheckout } from '@/domain/cart/parse-checkout'
import { parseCountryRequest } from '@/domain/cart/parse-country-request'
import type { AddressField, PricedCart } from '@/domain/cart/priced-cart'
import { addressFieldsFor } from '@/domain/customer/address'
import { errorsOfConsents } from '@/domain/order/consents'
import { ownValue } from '@/domain/own-value'
import type { FieldErrors } from '@/domain/shop-error'
import { isSameTaxPlace } from '@/domain/tax/territory'
import { callFailureOf, focusFirstWrong } from '../../shop/call-failure'
import type { CartState } from '../../shop/cart/use-cart'
import { setCountry } from '../checkout-client'
import { placeOrder } from '../place-order'
import { buyerOf, checkoutBodyOf, type Details, placeOf, vatIdOf } from './details'

export type DetailsForm = {
  details: Details
  errors: FieldErrors
  fields: AddressField[]
  isSending: boolean
  /** What prevents going on, whatever the fields say: the shop does not answer, the VAT is not set up. */
  errorMessage: string | null
  /** What the shop says of the VAT number. */
  vatNote: string | undefined
  /** Requests the tax again, where that got no answer. */
  retry: (() => void) | null
  write: (details: Details, path: string) => void
  /** Checks a field that has been filled in; false: it is wrong. */
  leave: (path: string) => boolean
  updateTax: (details: Details) => void
  send: () => Promise<void>
}

/** The details as they are typed: an error appears when its field is left, and disappears when it is edited. */
export function useDetailsForm(
  cartState: CartState,
  details: Details,
  storeDetails: (details: Details) => void,
): DetailsForm {
  const { cart, applyFailure } = cartState
  const [errors, setErrors] = useState<FieldErrors>({})
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [canRetryTax, setCanRetryTax] = useState(false)
  const [isSending, setSending] = useState(false)
  const { fields, updateTax, vatNote } = useCountry(cartState, details)

  function write(next: Details, path: string) {
    storeDetails(next)
    setErrors(({ [path]: _edited, ...others }) => others)
  }

  function leave(path: string): boolean {
    const field = document.querySelector<HTMLInputElement>(`[name="${path}"]`)
    const sentence = field?.value.trim() ? ownValue(checkDetails(details, cart), path) : undefined
    if (sentence) setErrors((others) => ({ ...others, [path]: sentence }))
    return !sentence
  }

  function showFailure(error: unknown) {
    const failure = callFailureOf(error)
    const fieldErrors = { ...failure.fields }
    if (fieldErrors.country) fieldErrors['address.country'] ??= fieldErrors.country
    setErrors(fieldErrors)
    if (Object.keys(fieldErrors).length) focusFirstWrong(fieldErrors, '.panel')
    else if (!failure.cart || !applyFailure(failure)) setErrorMessage(failure.message)
  }

  async function send() {
    const found = checkDetails(details, cart)
    setErrors(found)
    setErrorMessage(null)
    setCanRetryTax(false)
    if (Object.keys(found).length) return focusFirstWrong(found, '.panel')

    setSending(true)
    try {
      await placeOrder(details, await updateTax(details), cartState)
    } catch (error) {
      showFailure(error)
    } finally {
      setSending(false)
    }
  }

  function updateTaxOrShowFailure(next: Details) {
    setErrorMessage(null)
    setCanRetryTax(false)
    updateTax(next).catch((error: unknown) => {
      showFailure(error)
      setCanRetryTax(callFailureOf(error).isTemporary)
    })
  }

  const retry = canRetryTax ? () => updateTaxOrShowFailure(details) : null
  return {
    details,
    errors,
    fields,
    isSending,
    errorMessage,
    vatNote,
    retry,
    write,
    leave,
    updateTax: updateTaxOrShowFailure,
    send,
  }
}

type CountryState = {
  fields: AddressField[]
  /** Requests the tax for what is typed, unless it is known already; resolves to the cart with that tax. */
  updateTax: (details: Details) => Promise<PricedCart>
  /** What the shop says of the VAT number as it is typed. */
  vatNote: string | undefined
}

/** The country decides the tax and which lines an address has. */
function useCountry({ cart, replaceCart, writes }: CartState, details: Details): CountryState {
  const [answer, setAnswer] = useState<{ country: string; fields: AddressField[] } | null>(null)

  function updateTax(typed: Details): Promise<PricedCart> {
    const [place, vatId] = [placeOf(typed), vatIdOf(typed)]
    const { country } = place
    return writes.inTurn(async (current) => {
      const isKnown =
        isSameTaxPlace(placeOfCart(current), place) &&
        normalized(current.vat_id ?? '') === normalized(vatId)
      if (!country || isKnown) return current

      const { address_fields: fields, ...priced } = await setCountry(current.cart_key, place, vatId)
      setAnswer({ country, fields })
      replaceCart(priced)
      return priced
    })
  }

  const firstUpdate = useRef(updateTax)
  useEffect(() => {
    // What was typed before the page was loaded again; an error is shown when the visitor goes on.
    firstUpdate.current(details).catch(() => {})
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with what the tab remembers
  }, [])

  const fields =
    answer?.country === details.country ? answer.fields : addressFieldsFor(details.country)
  const isTyped = normalized(cart.vat_id ?? '') === normalized(vatIdOf(details))
  return {
    fields: fields.filter((field) => field.name !== 'country'),
    updateTax,
    vatNote: isTyped ? cart.vat?.message : undefined,
  }
}

function placeOfCart({ country, postal_code: postalCode }: PricedCart) {
  return { country: country ?? '', postalCode }
}

function normalized(vatId: string): string {
  return vatId.toUpperCase().replace(/[\s.\-/]/g, '')
}

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
  const { country, postalCode } = placeOf(details)
  const place = { country, postal_code: postalCode }
  const body = { cart_key: cart.cart_key, ...place, vat_id: vatIdOf(details) }
  const parsed = parseCountryRequest(body)
  const sentence = parsed.kind === 'invalid' ? parsed.fields.vat_id : undefined
  return sentence ? { vat_id: sentence } : {}
}
