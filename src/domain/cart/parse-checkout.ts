import { parseAddress, type Address } from '../customer/parse-address'
import { parsePerson, type Person } from '../customer/parse-person'
import { isRecord } from '../is-record'
import { hasErrors } from '../customer/parsed'
import type { FieldErrors } from '../shop-error'
import type { Licensee } from './cart-request'
import { readCartKey } from './parse-cart-request'
import { parseLicensee } from './parse-licensee'

export type Checkout = Person & {
  cartKey: string
  address: Address
  /** null: none named here; the cart's stands. */
  licensee: Licensee | null
  acceptedEulas: string[]
  quoteHash: string
}

export type ParsedCheckout =
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
      quoteHash,
    },
  }
}

/** Licence texts a cart needs and nobody accepted: an error of the field, or nothing. */
export function errorsOfEulas(needed: readonly string[], accepted: readonly string[]): FieldErrors {
  const isComplete = needed.every((id) => accepted.includes(id))
  return isComplete ? {} : { accepted_eulas: 'Accept the licence texts to go on.' }
}

function readAcceptedEulas(value: unknown, errors: FieldErrors): string[] {
  const isList = Array.isArray(value) && value.length > 0 && value.length <= MOST_EULAS
  if (isList && value.every((id) => typeof id === 'string')) return value
  errors.accepted_eulas = 'Accept the licence texts to go on.'
  return []
}

function readQuoteHash(value: unknown, errors: FieldErrors): string {
  if (typeof value === 'string' && value !== '' && value.length <= 200) return value
  errors.quote_hash = 'Send the hash of the price you accept.'
  return ''
}
