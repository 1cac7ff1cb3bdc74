import { parseCountryCode } from '../customer/address'
import { hasErrors, parseOptionalText, unwrap } from '../customer/parse-text'
import { isRecord } from '../is-record'
import type { FieldErrors } from '../shop-error'
import { checkVatId } from '../tax/vat-id'
import { readCartKey } from './parse-cart-request'

type CountryRequest =
  | { kind: 'country'; cartKey: string; country: string; vatId: string | null }
  | { kind: 'invalid'; fields: FieldErrors }

/** POST /api/order/country. A VAT number is one of this country, and kept without spaces. */
export function parseCountryRequest(body: unknown): CountryRequest {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const country = unwrap(parseCountryCode(given.country), { path: 'country', errors })
  const vatId = readVatId(given.vat_id, { country, errors })

  if (hasErrors(errors)) return { kind: 'invalid', fields: errors }
  return {
    kind: 'country',
    cartKey: readCartKey(given.cart_key) ?? '',
    country: country ?? '',
    vatId,
  }
}

function readVatId(
  value: unknown,
  { country, errors }: { country: string | null; errors: FieldErrors },
): string | null {
  const text = unwrap(parseOptionalText(value, 40), { path: 'vat_id', errors })
  if (text === null) return null

  const check = checkVatId(text, country)
  if (check.kind === 'valid') return check.vatId
  errors.vat_id = check.sentence
  return null
}
