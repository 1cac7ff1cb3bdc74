import { useState } from 'react'
import type { AddressField } from '@/domain/cart/priced-cart'
import { callFailureOf } from '../../shop/call-failure'
import type { OpenCart } from '../../shop/cart/use-cart'
import { checkDetails, type FieldErrors } from './check-details'
import type { Details } from './details'
import { placeOrder } from './place-order'
import { useCountry } from './use-country'

export type DetailsForm = {
  details: Details
  faults: FieldErrors
  fields: AddressField[]
  isSending: boolean
  /** What stands in the way of all of it: the shop does not answer, the VAT is not set up. */
  fault: string | null
  /** Has the tax worked out again, where that got no answer. */
  retry: (() => void) | null
  write: (details: Details, path: string) => void
  /** Checks a field that has been filled in; false: it is faulty. */
  leave: (path: string) => boolean
  settle: (details: Details) => void
  send: () => Promise<void>
}

/** The details as they are typed: faults appear where one has been, and go when one writes there. */
export function useDetailsForm(
  open: OpenCart,
  details: Details,
  keep: (details: Details) => void,
): DetailsForm {
  const { cart, takeFrom } = open
  const [faults, setFaults] = useState<FieldErrors>({})
  const [fault, setFault] = useState<string | null>(null)
  const [isUnsettled, setUnsettled] = useState(false)
  const [isSending, setSending] = useState(false)
  const { fields, settle } = useCountry(open, details)

  function write(next: Details, path: string) {
    keep(next)
    setFaults(({ [path]: _mended, ...others }) => others)
  }

  function leave(path: string): boolean {
    const field = document.querySelector<HTMLInputElement>(`[name="${path}"]`)
    const sentence = field?.value.trim() ? checkDetails(details, cart)[path] : undefined
    if (sentence) setFaults((others) => ({ ...others, [path]: sentence }))
    return !sentence
  }

  function tell(error: unknown) {
    const told = callFailureOf(error)
    const named = { ...told.fields }
    if (named.country) named['address.country'] ??= named.country
    setFaults(named)
    if (Object.keys(named).length) focusFirst(named)
    else if (!told.cart || !takeFrom(told)) setFault(told.message)
  }

  async function send() {
    const found = checkDetails(details, cart)
    setFaults(found)
    setFault(null)
    setUnsettled(false)
    if (Object.keys(found).length) return focusFirst(found)

    setSending(true)
    try {
      await placeOrder(details, await settle(details), open)
    } catch (error) {
      tell(error)
    } finally {
      setSending(false)
    }
  }

  function settleAloud(next: Details) {
    setFault(null)
    setUnsettled(false)
    settle(next).catch((error: unknown) => {
      tell(error)
      setUnsettled(callFailureOf(error).isTemporary)
    })
  }

  const retry = isUnsettled ? () => settleAloud(details) : null
  return {
    details,
    faults,
    fields,
    isSending,
    fault,
    retry,
    write,
    leave,
    settle: settleAloud,
    send,
  }
}

/** To the first faulty field as they stand on the page. */
function focusFirst(faults: FieldErrors): void {
  const fields = document.querySelectorAll<HTMLElement>('.panel [name]')
  const first = [...fields].find((field) => (field.getAttribute('name') ?? '') in faults)
  first?.focus()
}
