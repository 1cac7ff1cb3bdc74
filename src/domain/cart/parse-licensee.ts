import { parseEmailAddress } from '../customer/email-address'
import { fault, type Parsed } from '../customer/parsed'
import { parseOptionalText, parseText } from '../customer/parse-text'
import { isRecord, take } from '../customer/read-fields'
import type { FieldFaults } from '../shop-error'
import type { Licensee } from './cart-request'

/** Yourself or your client; faults are noted as "licensee.name". Absent or null: nobody named. */
export function parseLicensee(value: unknown, faults: FieldFaults): Licensee | null {
  if (value === undefined || value === null) return null
  if (isRecord(value) && value.kind === 'self') return { kind: 'self' }
  if (!isRecord(value) || value.kind !== 'client') {
    return take(fault('Say who the licence is for: yourself or a client.'), {
      path: 'licensee.kind',
      faults,
    })
  }

  const name = take(parseText(value.name, { missing: 'Write your client’s name.' }), {
    path: 'licensee.name',
    faults,
  })
  const company = take(parseOptionalText(value.company), { path: 'licensee.company', faults })
  const email = take(parseOptionalEmail(value.email), { path: 'licensee.email', faults })

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
