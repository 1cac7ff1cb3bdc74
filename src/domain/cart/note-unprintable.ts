import { addressFieldsFor } from '../customer/address-fields'
import { parseCountryCode } from '../customer/parse-address'
import { noteOtherLetters } from '../customer/printed-letters'
import { isRecord, type UnknownRecord } from '../is-record'
import type { FieldErrors } from '../shop-error'

/**
 * Whoever stands on an invoice, a licence or a quote: each name that no document could print as it was typed, under its path.
 * It reads what was given, not what was parsed of it: whatever else is wrong, this is said with it.
 */
export function noteUnprintable(given: UnknownRecord, errors: FieldErrors): void {
  const { name, company, address, licensee } = given
  noteOtherLetters(
    {
      ...{ name, company },
      ...(isRecord(address) ? textsOf(address) : {}),
      ...(isRecord(licensee) ? textsOfLicensee(licensee) : {}),
    },
    errors,
  )
}

/** What was typed for another country does not count. */
function textsOf(address: UnknownRecord): UnknownRecord {
  const country = parseCountryCode(address.country)
  const fields = addressFieldsFor(country.kind === 'ok' ? country.value : '')
  return Object.fromEntries(
    fields
      .filter(({ name }) => name !== 'postal_code' && name !== 'country')
      .map(({ name }) => [`address.${name}`, address[name]]),
  )
}

function textsOfLicensee({ kind, name, company }: UnknownRecord): UnknownRecord {
  if (kind !== 'client') return {}
  return { 'licensee.name': name, 'licensee.company': company }
}
