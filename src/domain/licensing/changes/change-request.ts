import { parseOptionalText } from '../../customer/parse-text'
import { parseEmailAddress } from '../../customer/email-address'
import { isRecord } from '../../is-record'
import { hasErrors, unwrap } from '../../customer/parsed'
import type { FieldErrors } from '../../shop-error'

/** POST /api/order/licence: what the holder of a licence wants it to say. What is not named stays. */
export type ChangeRequest = {
  licence: string
  /** The number of the document that was read: another change may have come first. */
  version: number
  /** The company that holds it. */
  licensee?: string | null
  /** Whom to write to about it; null: its buyer again. */
  contact?: string | null
  /** By licence type, then by the key of the question. */
  answers: Record<string, Record<string, string>>
  /** What its page for checking says. */
  shows?: 'licensee' | 'nothing'
}

export type ParsedChangeRequest =
  { kind: 'change'; request: ChangeRequest } | { kind: 'invalid'; fields: FieldErrors }

export function parseChangeRequest(body: unknown): ParsedChangeRequest {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const request: ChangeRequest = {
    licence: typeof given.licence === 'string' ? given.licence.slice(0, 60) : '',
    version: Number.isInteger(given.version) ? Number(given.version) : 0,
    answers: readAnswers(given.answers, errors),
  }
  if (request.licence === '') errors.licence = 'Send the number of the licence.'
  if (request.version < 1) errors.version = 'Send the version of the licence that you read.'
  if ('licensee' in given) {
    const parsed = parseOptionalText(given.licensee)
    request.licensee = unwrap(parsed, { path: 'licensee', errors })
  }
  if ('contact' in given) request.contact = readContact(given.contact, errors)
  if ('shows' in given) {
    if (given.shows === 'licensee' || given.shows === 'nothing') request.shows = given.shows
    else errors.shows = 'Choose “licensee” or “nothing”.'
  }
  return hasErrors(errors) ? { kind: 'invalid', fields: errors } : { kind: 'change', request }
}

function readContact(value: unknown, errors: FieldErrors): string | null {
  if (value === null || value === '') return null
  return unwrap(parseEmailAddress(value), { path: 'contact', errors })
}

function readAnswers(value: unknown, errors: FieldErrors): ChangeRequest['answers'] {
  if (value === undefined || value === null) return {}
  const isFit =
    isRecord(value) &&
    Object.values(value).every(
      (one) => isRecord(one) && Object.values(one).every((text) => typeof text === 'string'),
    )
  if (isFit) return value as ChangeRequest['answers']
  errors.answers = 'Answers are texts by the key of the question, within the key of the use.'
  return {}
}
