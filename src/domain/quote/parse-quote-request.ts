import type { Licensee } from '../cart/cart-request'
import { parseLicensee, readCartKey } from '../cart/parse-cart-request'
import { LONGEST_VAT_ID } from '../cart/parse-country-request'
import { errorsOfCompany } from '../cart/parse-checkout'
import { noteUnprintable } from '../customer/printed-letters'
import { type Address, parseAddress } from '../customer/address'
import { parsePerson, type Person } from '../customer/person'
import { hasErrors, parseOptionalText, unwrap } from '../customer/parse-text'
import { isRecord } from '../is-record'
import type { FieldErrors } from '../shop-error'
import { checkVatId } from '../tax/vat-id'

/** Whom a quote is for. */
export type QuotePerson = Person & {
  /** null: not given; a payment asks for it. */
  address: Address | null
  /** Of the company at this address; null: not given. */
  vatId: string | null
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
  const vatId = readVatId(given.vat_id, { address, errors })
  const licensee = parseLicensee(given.licensee, errors)
  noteUnprintable(given, errors)
  if (person) Object.assign(errors, errorsOfCompany(person.company, vatId))
  return person && { ...person, address, vatId, licensee }
}

/** Whose it may be, and whether it lifts the tax, its address decides. */
function readVatId(
  value: unknown,
  { address, errors }: { address: Address | null; errors: FieldErrors },
): string | null {
  const text = unwrap(parseOptionalText(value, LONGEST_VAT_ID), { path: 'vat_id', errors })
  if (text === null || hasErrors(errors)) return null
  const place = address && { country: address.country, postalCode: address.postal_code }
  const check = checkVatId(text, place)
  if (check.kind === 'valid' && place) return check.vatId
  errors.vat_id = check.kind === 'valid' ? WITHOUT_ADDRESS : check.sentence
  return null
}

const WITHOUT_ADDRESS =
  'Write the address of the company as well: a VAT number counts in its own country.'

function readAddress(value: unknown, errors: FieldErrors): Address | null {
  if (value === undefined || value === null) return null
  const parsed = parseAddress(value)
  if (parsed.kind === 'address') return parsed.address
  Object.assign(errors, parsed.fields)
  return null
}
