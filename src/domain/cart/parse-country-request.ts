import { parseCountryCode } from '../customer/parse-address'
import { parseOptionalText } from '../customer/parse-text'
import { hasFaults, isRecord, take } from '../customer/read-fields'
import type { FieldFaults } from '../shop-error'
import { checkVatId } from '../tax/vat-id'
import { readCartKey } from './parse-cart-request'

export type CountryRequest =
  | { kind: 'country'; cartKey: string; country: string; vatId: string | null }
  | { kind: 'faults'; fields: FieldFaults }

/** POST /api/order/country. A VAT number is checked for its form and kept without spaces. */
export function parseCountryRequest(body: unknown): CountryRequest {
  const given = isRecord(body) ? body : {}
  const faults: FieldFaults = {}
  const country = take(parseCountryCode(given.country), { path: 'country', faults })
  const vatId = readVatId(given.vat_id, faults)

  if (hasFaults(faults)) return { kind: 'faults', fields: faults }
  return {
    kind: 'country',
    cartKey: readCartKey(given.cart_key) ?? '',
    country: country ?? '',
    vatId,
  }
}

function readVatId(value: unknown, faults: FieldFaults): string | null {
  const text = take(parseOptionalText(value, 40), { path: 'vat_id', faults })
  if (text === null) return null

  const check = checkVatId(text)
  if (check.kind === 'valid') return check.vatId
  faults.vat_id = check.sentence
  return null
}
