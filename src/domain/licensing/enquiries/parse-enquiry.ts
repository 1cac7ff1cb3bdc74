import { hasErrors, parseMessage, unwrap } from '../../customer/parse-text'
import { parsePerson, type Person } from '../../customer/person'
import { isRecord } from '../../is-record'
import type { FieldErrors } from '../../shop-error'

/** A question about a licence that is not sold by itself. */
export type Enquiry = Person & {
  /** The key of the licence type, and that of its tier. */
  type: string
  tier: string | null
  /** Ids. */
  typefaces: string[]
  message: string
}

type ParsedEnquiry =
  { kind: 'enquiry'; enquiry: Enquiry } | { kind: 'invalid'; fields: FieldErrors }

const LONGEST_MESSAGE = 4000
const MOST_TYPEFACES = 50
const MISSING = 'Write what you need: for what, where, for how many.'

/** POST /api/order/enquiry: every invalid field at once, each under its path. */
export function parseEnquiry(body: unknown): ParsedEnquiry {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const person = parsePerson(given, errors)
  const message = unwrap(parseMessage(given.message, { missing: MISSING, most: LONGEST_MESSAGE }), {
    path: 'message',
    errors,
  })
  const type = readKey(given.type, 'type', errors)
  const tier = isNothing(given.tier) ? null : readKey(given.tier, 'tier', errors)
  const typefaces = readTypefaces(given.typefaces, errors)

  if (person === null || message === null || type === null || hasErrors(errors))
    return { kind: 'invalid', fields: errors }
  return { kind: 'enquiry', enquiry: { ...person, type, tier, typefaces, message } }
}

function readKey(value: unknown, path: string, errors: FieldErrors): string | null {
  if (typeof value === 'string' && value !== '' && value.length <= 64) return value
  errors[path] = 'Name the licence you ask about.'
  return null
}

function readTypefaces(value: unknown, errors: FieldErrors): string[] {
  if (isNothing(value)) return []
  const isList = Array.isArray(value) && value.length <= MOST_TYPEFACES
  if (isList && value.every((id) => typeof id === 'string' && id.length <= 64)) return value
  errors.typefaces = 'Typefaces are named by their ids.'
  return []
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null
}
