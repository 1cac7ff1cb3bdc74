import { membersOf } from './family-member'
import type { FamilyWarning, WarningLevel } from './family-warning'
import type { PlannedFile } from '../plan-upload'
import type { CatalogueTypeface, IncomingFile } from '../upload-catalogue'
import { warnOfCharacters } from './warn-of-characters'
import { warnOfCuts } from './warn-of-cuts'
import { warnOfFiles } from './warn-of-files'
import { warnOfMatches } from './warn-of-matches'
import { warnOfMetrics } from './warn-of-metrics'
import { warnOfVariation } from './warn-of-variation'

type Family = {
  typeface: CatalogueTypeface | null
  planned: readonly PlannedFile[]
  files: readonly IncomingFile[]
}

const RANK: Record<WarningLevel, number> = { block: 0, warn: 1, note: 2 }

/** What a type engineer would say of one family before anything is written, gravest first. */
export function warnOfFamily({ typeface, planned, files }: Family): FamilyWarning[] {
  const members = membersOf(typeface, planned, files)
  return [
    ...warnOfMatches(planned, members),
    ...warnOfCuts(members),
    ...warnOfMetrics(members),
    ...warnOfCharacters(members),
    ...warnOfFiles(members),
    ...warnOfVariation(members),
  ].toSorted((a, b) => RANK[a.level] - RANK[b.level])
}
