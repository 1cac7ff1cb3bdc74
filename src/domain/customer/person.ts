import type { UnknownRecord } from '../is-record'
import type { FieldErrors } from '../shop-error'
import { type EmailAddress, parseEmailAddress } from './email-address'
import { parseName, parseOptionalName, unwrap } from './parse-text'

export type Person = { email: EmailAddress; name: string; company: string | null }

/** The person behind a checkout or a trial order; null when an error was noted. */
export function parsePerson(given: UnknownRecord, errors: FieldErrors): Person | null {
  const email = unwrap(parseEmailAddress(given.email), { path: 'email', errors })
  const name = unwrap(parseName(given.name, 'Write your name.'), { path: 'name', errors })
  const company = unwrap(parseOptionalName(given.company), { path: 'company', errors })
  return email === null || name === null ? null : { email, name, company }
}

/** The first word of a name, short enough to be set large; empty: there is none. */
export function firstNameOf(name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? ''
  return first.length <= 16 ? first : ''
}
