import type { FieldErrors } from '../shop-error'
import { parseEmailAddress, type EmailAddress } from './email-address'
import { parseOptionalText, parseText } from './parse-text'
import type { UnknownRecord } from '../is-record'
import { unwrap } from './parsed'

export type Person = { email: EmailAddress; name: string; company: string | null }

/** The person behind a checkout or a trial order; null when an error was noted. */
export function parsePerson(given: UnknownRecord, errors: FieldErrors): Person | null {
  const email = unwrap(parseEmailAddress(given.email), { path: 'email', errors })
  const name = unwrap(parseText(given.name, { missing: 'Write your name.' }), {
    path: 'name',
    errors,
  })
  const company = unwrap(parseOptionalText(given.company), { path: 'company', errors })
  return email === null || name === null ? null : { email, name, company }
}
