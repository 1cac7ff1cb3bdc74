import { parseEmailAddress } from '../customer/email-address'
import {
  invalid,
  type Parsed,
  parseName,
  parseOptionalName,
  parseOptionalText,
  unwrap,
} from '../customer/parse-text'
import { isRecord } from '../is-record'
import type { FieldErrors } from '../shop-error'
import type { Licensee } from './cart-request'

/** Yourself or your client; errors are noted as "licensee.name". Absent or null: nobody named. */
export function parseLicensee(value: unknown, errors: FieldErrors): Licensee | null {
  if (value === undefined || value === null) return null
  if (isRecord(value) && value.kind === 'self') return { kind: 'self' }
  if (!isRecord(value) || value.kind !== 'client') {
    return unwrap(invalid('Say who the licence is for: yourself or a client.'), {
      path: 'licensee.kind',
      errors,
    })
  }

  const name = unwrap(parseName(value.name, 'Write your client’s name.'), {
    path: 'licensee.name',
    errors,
  })
  const company = unwrap(parseOptionalName(value.company), { path: 'licensee.company', errors })
  const email = unwrap(parseOptionalEmail(value.email), { path: 'licensee.email', errors })

  return {
    kind: 'client',
    name: name ?? '',
    ...(company !== null && { company }),
    ...(email !== null && { email }),
  }
}

function parseOptionalEmail(value: unknown): Parsed<string | null> {
  const text = parseOptionalText(value, 400)
  if (text.kind === 'ok' && text.value === null) return text
  return parseEmailAddress(value)
}
