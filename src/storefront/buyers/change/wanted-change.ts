import type { LicenceChanges, MineLicence } from '@/domain/order/mine-answer'
import type { WantedChange } from '../buyers-client'

/** What stands in the fields, by the path of each in the API. */
export type Written = Record<string, string>

export const SHOWS = 'shows'

export function writtenOf(licence: MineLicence, { contact, answers }: LicenceChanges): Written {
  return {
    licensee: licence.licensee,
    contact: contact ?? '',
    [SHOWS]: licence.shows,
    ...Object.fromEntries(answers.map((answer) => [pathOf(answer), answer.value])),
  }
}

export function pathOf({ type, key }: { type: string; key: string }): string {
  return `answers.${type}.${key}`
}

/** Only what was written anew; null: nothing was. */
export function wantedChange(
  licence: MineLicence,
  changes: LicenceChanges,
  written: Written,
): WantedChange | null {
  const before = writtenOf(licence, changes)
  const isNew = (path: string) => written[path] !== before[path]
  if (!Object.keys(before).some(isNew)) return null
  const answers: Record<string, Record<string, string>> = {}
  for (const answer of changes.answers.filter((one) => isNew(pathOf(one)))) {
    answers[answer.type] = { ...answers[answer.type], [answer.key]: written[pathOf(answer)] ?? '' }
  }
  return {
    licence: licence.number,
    version: licence.version,
    answers,
    ...(isNew('licensee') ? { licensee: written.licensee } : {}),
    ...(isNew('contact') ? { contact: written.contact || null } : {}),
    ...(isNew(SHOWS) ? { shows: written[SHOWS] === 'nothing' ? 'nothing' : 'licensee' } : {}),
  }
}
