import { type Address, parseAddress } from '../customer/address'
import { parsePerson, type Person } from '../customer/person'
import { isRecord } from '../is-record'
import { hasErrors } from '../customer/parse-text'
import type { FieldErrors } from '../shop-error'
import type { Licensee } from './cart-request'
import { parseLicensee, readCartKey } from './parse-cart-request'
import { noteUnprintable } from '../customer/printed-letters'

export type Checkout = Person & {
  cartKey: string
  address: Address
  /** null: none named here; the cart's stands. */
  licensee: Licensee | null
  acceptedEulas: string[]
  /** Ticked; absent: not. */
  immediateDelivery?: true
  quoteHash: string
}

type ParsedCheckout =
  { kind: 'checkout'; checkout: Checkout } | { kind: 'invalid'; fields: FieldErrors }

const MOST_EULAS = 100

/** POST /api/order/checkout: every invalid field at once, each under its path. */
export function parseCheckout(body: unknown): ParsedCheckout {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const person = parsePerson(given, errors)
  const parsedAddress = parseAddress(given.address)
  if (parsedAddress.kind === 'invalid') Object.assign(errors, parsedAddress.fields)
  const licensee = parseLicensee(given.licensee, errors)
  noteUnprintable(given, errors)
  const acceptedEulas = readAcceptedEulas(given.accepted_eulas, errors)
  const quoteHash = readQuoteHash(given.quote_hash, errors)

  if (person === null || parsedAddress.kind === 'invalid' || hasErrors(errors)) {
    return { kind: 'invalid', fields: errors }
  }
  return {
    kind: 'checkout',
    checkout: {
      cartKey: readCartKey(given.cart_key) ?? '',
      ...person,
      address: parsedAddress.address,
      licensee,
      acceptedEulas,
      ...readConsents(given.consents),
      quoteHash,
    },
  }
}

/** Licence texts a cart needs and nobody accepted: an error of the field, or nothing. */
export function errorsOfEulas(needed: readonly string[], accepted: readonly string[]): FieldErrors {
  const isComplete = needed.every((id) => accepted.includes(id))
  return isComplete ? {} : { accepted_eulas: 'Accept the licence texts to go on.' }
}

/** A VAT number is a company's: without one it counts for nothing. */
export function errorsOfCompany(company: string | null, vatId: string | null): FieldErrors {
  if (vatId === null || company !== null) return {}
  return { company: 'Write the company that the VAT number belongs to, or remove the number.' }
}

/** null: there are none to accept, for nothing is licensed. */
function readAcceptedEulas(value: unknown, errors: FieldErrors): string[] {
  if (value === null) return []
  const isList = Array.isArray(value) && value.length > 0 && value.length <= MOST_EULAS
  if (isList && value.every((id) => typeof id === 'string')) return value
  errors.accepted_eulas = 'Accept the licence texts to go on.'
  return []
}

/** Whether a consent is needed is known only with the cart's VAT number. */
function readConsents(value: unknown): Pick<Checkout, 'immediateDelivery'> {
  return isRecord(value) && value.immediate_delivery === true ? { immediateDelivery: true } : {}
}

function readQuoteHash(value: unknown, errors: FieldErrors): string {
  if (typeof value === 'string' && value !== '' && value.length <= 200) return value
  errors.quote_hash = 'Send the hash of the price you accept.'
  return ''
}
