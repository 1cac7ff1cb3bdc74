import { useState } from 'react'
import type { AddressField } from '@/domain/cart/priced-cart'
import type { FieldErrors } from '@/domain/shop-error'
import { callFailureOf } from '../../shop/call-failure'
import type { CartState } from '../../shop/cart/use-cart'
import { focusFirstWrong } from '../../shop/focus-first-wrong'
import { checkDetails } from './check-details'
import type { Details } from './details'
import { placeOrder } from './place-order'
import { useCountry } from './use-country'

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
    const sentence = field?.value.trim() ? checkDetails(details, cart)[path] : undefined
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
