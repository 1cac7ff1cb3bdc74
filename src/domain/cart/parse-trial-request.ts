import { parsePerson, type Person } from '../customer/person'
import { isRecord } from '../is-record'
import { hasErrors } from '../customer/parse-text'
import { type FieldErrors, InvalidRequest } from '../shop-error'

export type TrialRequest = Person & {
  typefaces: string[]
  acceptedEula: string
  newsletter: boolean
}

const MOST_TYPEFACES = 50

/** POST /api/order/trial: every invalid field at once, each under its path. */
export function parseTrialRequest(body: unknown): TrialRequest {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const person = parsePerson(given, errors)
  const typefaces = readTypefaces(given.typefaces, errors)
  const acceptedEula = readEula(given.accepted_eula, errors)

  if (person === null || hasErrors(errors)) throw new InvalidRequest(errors)
  return { ...person, typefaces, acceptedEula, newsletter: given.newsletter === true }
}

function readTypefaces(value: unknown, errors: FieldErrors): string[] {
  const isList = Array.isArray(value) && value.length > 0 && value.length <= MOST_TYPEFACES
  if (isList && value.every((id) => typeof id === 'string')) return value
  errors.typefaces = 'Choose a family first.'
  return []
}

function readEula(value: unknown, errors: FieldErrors): string {
  if (typeof value === 'string' && value !== '') return value
  errors.accepted_eula = 'Accept the trial licence to go on.'
  return ''
}
