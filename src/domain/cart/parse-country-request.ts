import { LONGEST_POSTAL_CODE, parseCountryCode } from '../customer/address'
import { hasErrors, parseOptionalText, unwrap } from '../customer/parse-text'
import { isRecord } from '../is-record'
import type { FieldErrors } from '../shop-error'
import type { Place } from '../tax/territory'
import { checkVatId } from '../tax/vat-id'
import { readCartKey } from './parse-cart-request'

type CountryRequest =
  | ({ kind: 'country'; cartKey: string; vatId: string | null } & Place)
  | { kind: 'invalid'; fields: FieldErrors }

/** POST /api/order/country. A VAT number is one of this place, and kept without spaces. */
export function parseCountryRequest(body: unknown): CountryRequest {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const country = unwrap(parseCountryCode(given.country), { path: 'country', errors })
  const postalCode = readPostalCode(given.postal_code, errors)
  const vatId = readVatId(given.vat_id, { place: country && { country, postalCode }, errors })

  if (hasErrors(errors)) return { kind: 'invalid', fields: errors }
  return {
    kind: 'country',
    cartKey: readCartKey(given.cart_key) ?? '',
    country: country ?? '',
    postalCode,
    vatId,
  }
}

/** In some countries it tells whose VAT is owed. */
function readPostalCode(value: unknown, errors: FieldErrors): string | null {
  return unwrap(parseOptionalText(value, LONGEST_POSTAL_CODE), { path: 'postal_code', errors })
}

export const LONGEST_VAT_ID = 40

function readVatId(
  value: unknown,
  { place, errors }: { place: Place | '' | null; errors: FieldErrors },
): string | null {
  const text = unwrap(parseOptionalText(value, LONGEST_VAT_ID), { path: 'vat_id', errors })
  if (text === null) return null

  const check = checkVatId(text, place || null)
  if (check.kind === 'valid') return check.vatId
  errors.vat_id = check.sentence
  return null
}
