import type { PlannedFile } from '../plan-upload'
import type { CatalogueTypeface, IncomingFile } from '../upload-catalogue'
import { type FamilyWarning, warnOf } from '../warnings/family-warning'
import { matchTypeface, suggestStyle } from './match-file'
import { plain } from './style-words'

/** A new typeface never becomes one of the shop by its name alone: whoever means that one chooses it. */
export function warnOfTakenName(
  typefaces: readonly CatalogueTypeface[],
  planned: readonly PlannedFile[],
): FamilyWarning[] {
  const typeface = planned[0]?.plan.typeface
  const coming = planned.filter(({ state }) => state !== 'left_out')
  if (typeface?.kind !== 'new' || coming.length === 0) return []
  const wanted = keyOf(typeface.name)
  if (!typefaces.some((known) => namesOf(known).map(keyOf).includes(wanted))) return []
  const files = coming.map(({ id }) => id)
  return warnOf({ files, styles: [] }, 'typeface_name_taken')
}

/** What only a draft gave up is free, what visitors still read is not. */
function namesOf({ name, isPublished, stored }: CatalogueTypeface): string[] {
  return isPublished && stored ? [name, stored.name] : [name]
}

function keyOf(name: string): string {
  return plain(name) || name
}

/**
 * Masters on sale that files would take the place of which are neither of the same family nor named like the typeface: which file
 * of which style's.
 */
export function findForeignMasters(
  typeface: CatalogueTypeface | null,
  planned: readonly PlannedFile[],
  files: readonly IncomingFile[],
): string[] {
  if (!typeface?.isPublished) return []
  return planned.flatMap(({ id, state, plan }) => {
    const { style } = plan
    const file = files.find((candidate) => candidate.id === id)
    const before = typeface.styles.find(
      (known) => style.kind === 'existing' && style.id === known.id,
    )
    if (state !== 'planned' || !file || !before?.master || before.master === file.sha256) return []
    const own = suggestStyle(file.font).family
    if (before.font && plain(suggestStyle(before.font).family) === plain(own)) return []
    return matchTypeface([typeface], own, file.font.family) ? [] : [`${id} ${before.id}`]
  })
}
