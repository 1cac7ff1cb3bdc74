import type { Payload } from 'payload'
import type { Changeable } from '@/domain/licensing/plan-change'
import type { LicenceType } from '@/payload-types'
import { findLicenceTypes } from './licence-change-records'

/** What buyers may change by themselves, by licence type, as staff have it today. */
export async function readChangeable(
  payload: Payload,
  types: string[],
): Promise<Map<string, Changeable>> {
  const rows = await findLicenceTypes(payload, [...new Set(types)])
  return new Map(rows.map((row) => [row.key, changeableOf(row)]))
}

/** A row of before the question was asked allows both. */
function changeableOf({ changeable, questions }: LicenceType): Changeable {
  const allows = (what: 'answers' | 'licensee') => changeable?.includes(what) ?? true
  return {
    answers: allows('answers'),
    licensee: allows('licensee'),
    questions: (questions ?? []).map(({ key, label, kind, required, hint }) => ({
      ...{ key, label, kind, required: required ?? false },
      ...(hint ? { hint } : {}),
    })),
  }
}
