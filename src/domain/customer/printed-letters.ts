import { isRecord, type UnknownRecord } from '../is-record'
import type { FieldErrors } from '../shop-error'
import { addressFieldsFor, parseCountryCode } from './address'

/** Scripts that the faces of the documents have, and the signs that belong to every script. */
const OTHERS =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

const SENTENCE =
  'Write this in Latin, Greek or Cyrillic letters: the invoice and the licence are set in them.'

/** The sentence that refuses a text of which a document would print another spelling; null: it may stand. */
export function refuseOtherLetters(text: string): string | null {
  return OTHERS.test(text) ? SENTENCE : null
}

/** Who stands on a document says how the name is spelled in letters it can print: nobody else knows. */
function noteOtherLetters(fields: Readonly<Record<string, unknown>>, errors: FieldErrors): void {
  for (const [path, text] of Object.entries(fields)) {
    const refused = typeof text === 'string' ? refuseOtherLetters(text) : null
    if (refused && !Object.hasOwn(errors, path)) errors[path] = refused
  }
}

/**
 * Whoever stands on an invoice, a licence or a quote: each name that no document could print as it was typed, under its path.
 * It reads what was given, not what was parsed of it: whatever else is wrong, this is said with it.
 */
export function noteUnprintable(given: UnknownRecord, errors: FieldErrors): void {
  const { name, company, address, licensee } = given
  noteOtherLetters(
    {
      name,
      company,
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
