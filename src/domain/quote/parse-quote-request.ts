import type { Licensee } from '../cart/cart-request'
import { readCartKey } from '../cart/parse-cart-request'
import { noteUnprintable } from '../customer/printed-letters'
import { parseLicensee } from '../cart/parse-licensee'
import { type Address, parseAddress } from '../customer/address'
import { parsePerson, type Person } from '../customer/person'
import { hasErrors } from '../customer/parse-text'
import { isRecord } from '../is-record'
import type { FieldErrors } from '../shop-error'

/** Whom a quote is for. */
export type QuotePerson = Person & {
  /** null: not given; a payment asks for it. */
  address: Address | null
  /** null: none named here; the cart's stands. */
  licensee: Licensee | null
}

export type QuoteRequest = QuotePerson & { cartKey: string }

type ParsedQuoteRequest =
  { kind: 'quote'; request: QuoteRequest } | { kind: 'invalid'; fields: FieldErrors }

/** POST /api/order/quote: every invalid field at once, each under its path. */
export function parseQuoteRequest(body: unknown): ParsedQuoteRequest {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const person = parseQuotePerson(given, errors)
  if (person === null || hasErrors(errors)) return { kind: 'invalid', fields: errors }
  return { kind: 'quote', request: { ...person, cartKey: readCartKey(given.cart_key) ?? '' } }
}

export function parseQuotePerson(
  given: Record<string, unknown>,
  errors: FieldErrors,
): QuotePerson | null {
  const person = parsePerson(given, errors)
  const address = readAddress(given.address, errors)
  const licensee = parseLicensee(given.licensee, errors)
  noteUnprintable(given, errors)
  return person && { ...person, address, licensee }
}

function readAddress(value: unknown, errors: FieldErrors): Address | null {
  if (value === undefined || value === null) return null
  const parsed = parseAddress(value)
  if (parsed.kind === 'address') return parsed.address
  Object.assign(errors, parsed.fields)
  return null
}
