import { parsePerson, type Person } from '../customer/parse-person'
import { hasFaults, isRecord } from '../customer/read-fields'
import type { FieldFaults } from '../shop-error'

export type TrialRequest = Person & {
  typefaces: string[]
  acceptedEula: string
  newsletter: boolean
}

export type ParsedTrialRequest =
  { kind: 'trial'; trial: TrialRequest } | { kind: 'faults'; fields: FieldFaults }

const MOST_TYPEFACES = 50

/** POST /api/order/trial: every faulty field at once, each under its path. */
export function parseTrialRequest(body: unknown): ParsedTrialRequest {
  const given = isRecord(body) ? body : {}
  const faults: FieldFaults = {}
  const person = parsePerson(given, faults)
  const typefaces = readTypefaces(given.typefaces, faults)
  const acceptedEula = readEula(given.accepted_eula, faults)

  if (person === null || hasFaults(faults)) return { kind: 'faults', fields: faults }
  const newsletter = given.newsletter === true
  return { kind: 'trial', trial: { ...person, typefaces, acceptedEula, newsletter } }
}

function readTypefaces(value: unknown, faults: FieldFaults): string[] {
  const isList = Array.isArray(value) && value.length > 0 && value.length <= MOST_TYPEFACES
  if (isList && value.every((id) => typeof id === 'string')) return value
  faults.typefaces = 'Choose a family first.'
  return []
}

function readEula(value: unknown, faults: FieldFaults): string {
  if (typeof value === 'string' && value !== '') return value
  faults.accepted_eula = 'Accept the trial licence to go on.'
  return ''
}
