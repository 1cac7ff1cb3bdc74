import type { FieldFaults } from '../shop-error'
import { parseEmailAddress, type EmailAddress } from './email-address'
import { parseOptionalText, parseText } from './parse-text'
import { take, type UnknownRecord } from './read-fields'

export type Person = { email: EmailAddress; name: string; company: string | null }

/** Who asks, for a checkout and a trial alike; null when a fault was noted. */
export function parsePerson(given: UnknownRecord, faults: FieldFaults): Person | null {
  const email = take(parseEmailAddress(given.email), { path: 'email', faults })
  const name = take(parseText(given.name, { missing: 'Write your name.' }), {
    path: 'name',
    faults,
  })
  const company = take(parseOptionalText(given.company), { path: 'company', faults })
  return email === null || name === null ? null : { email, name, company }
}
