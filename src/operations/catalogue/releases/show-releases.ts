import type { Payload } from 'payload'
import type { RedrawnGlyphs } from '@/domain/catalogue/releases/redrawn'
import {
  composeReleaseEntries,
  type DrawnRelease,
  type ReleaseEntry,
} from '@/domain/catalogue/releases/release-entry'
import type { TypefaceRow } from '@/domain/catalogue/typeface-view'
import type { CharacterChoice } from '@/fonts/font-job'
import { charactersShown } from '@/fonts/recipes/character-sets'
import { findRedrawnGlyphs, findReleaseHistory } from './release-history-records'

/** A published typeface whose releases are shown. */
export type ReleasedFamily = Pick<TypefaceRow, 'id' | 'name'> & {
  /** What its previews may hold. */
  characters: CharacterChoice
}

/** The releases of a typeface and of its children, newest first, with what visitors may see of their letters. */
export async function showReleases<Family extends ReleasedFamily>(
  payload: Payload,
  families: Family[],
): Promise<{ family: Family; release: DrawnRelease }[]> {
  const ids = families.map(({ id }) => id)
  const [history, drawings] = await Promise.all([
    findReleaseHistory(payload, ids),
    findRedrawnGlyphs(payload, ids),
  ])
  return families
    .flatMap((family) => {
      const records = history
        .filter(({ typeface }) => typeface === family.id)
        .map((release) => ({ ...release, typeface: family.name }))
      return composeReleaseEntries(records).map((entry) => ({
        family,
        release: {
          ...entry,
          letters: lettersShown(entry, family),
          drawn: glyphsShown(drawings.get(entry.id), family),
        },
      }))
    })
    .toSorted((a, b) => dayOf(b.release).localeCompare(dayOf(a.release)))
}

/** What came out on one day stands family by family. */
function dayOf({ releasedOn }: DrawnRelease): string {
  return releasedOn.slice(0, 10)
}

/** A preview is cut down: what it lacks is counted and not shown. */
function lettersShown(
  { letters }: ReleaseEntry,
  { characters }: ReleasedFamily,
): ReleaseEntry['letters'] {
  return letters && { ...letters, shown: charactersShown(letters.shown, characters) }
}

/** Outlines that previews held when they were drawn may not be shown for ever. */
function glyphsShown(
  drawn: RedrawnGlyphs | undefined,
  { characters }: ReleasedFamily,
): RedrawnGlyphs | null {
  if (!drawn) return null
  const letters = drawn.glyphs.map(({ code }) => String.fromCodePoint(code))
  const shown = new Set(charactersShown(letters, characters))
  const glyphs = drawn.glyphs.filter(({ code }) => shown.has(String.fromCodePoint(code)))
  return glyphs.length > 0 ? { ...drawn, glyphs } : null
}
