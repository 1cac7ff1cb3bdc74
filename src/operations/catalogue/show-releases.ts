import type { Payload } from 'payload'
import type { RedrawnGlyphs } from '@/domain/catalogue/releases/redrawn'
import {
  composeReleaseEntries,
  type DrawnRelease,
  type ReleaseEntry,
  type ReleasePageView,
} from '@/domain/catalogue/releases/release-entry'
import type { TypefaceRow, TypefaceView } from '@/domain/catalogue/typeface-view'
import type { CharacterChoice } from '@/fonts/font-job'
import { charactersShown } from '@/fonts/recipes/character-sets'
import { previewCharactersOf } from '../fonts/check-letters'
import { findPreviewChoices, findRedrawnGlyphs, findReleaseHistory } from '../records/release-news'
import { readCatalogue } from './typefaces/list-typefaces'
import { childrenOf, rowOf, typefaceAt } from './typefaces/typeface-rows'

/** A published typeface whose releases are shown. */
type ReleasedFamily = Pick<TypefaceRow, 'id' | 'name'> & {
  /** What its previews may hold. */
  characters: CharacterChoice
}

/** The releases of a typeface and of its children, newest first, with what visitors may see of their letters. */
async function showReleases<Family extends ReleasedFamily>(payload: Payload, families: Family[]) {
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
function lettersShown({ letters }: ReleaseEntry, { characters }: ReleasedFamily) {
  return letters && { ...letters, shown: charactersShown(letters.shown, characters) }
}

/** Outlines that previews held when they were drawn may not be shown for ever. */
function glyphsShown(drawn: RedrawnGlyphs | undefined, { characters }: ReleasedFamily) {
  if (!drawn) return null
  const letters = drawn.glyphs.map(({ code }) => String.fromCodePoint(code))
  const shown = new Set(charactersShown(letters, characters))
  const glyphs = drawn.glyphs.filter(({ code }) => shown.has(String.fromCodePoint(code)))
  return glyphs.length > 0 ? { ...drawn, glyphs } : null
}

type Family = Pick<TypefaceView, 'id' | 'name'>

/** The newest release of a published typeface or of its children; null where nothing of it was ever replaced. */
export async function readNewestRelease(
  payload: Payload,
  { children, ...typeface }: Family & { children: Family[] },
): Promise<DrawnRelease | null> {
  const families = [typeface, ...children]
  const choices = await findPreviewChoices(
    payload,
    families.map(({ id }) => id),
  )
  const [newest] = await showReleases(
    payload,
    families.map(({ id, name }) => ({
      ...{ id, name },
      characters: previewCharactersOf(choices.get(id) ?? { previewSet: 'basic' }),
    })),
  )
  return newest && newest.release.reflow.kind !== 'first' ? newest.release : null
}

/** Every release of a published typeface and of its children; null where there is no such typeface. */
export async function readReleasePage(
  payload: Payload,
  slug: string,
): Promise<ReleasePageView | null> {
  const catalogue = await readCatalogue(payload)
  const typeface = typefaceAt(catalogue, slug)
  if (!typeface) return null

  const families = [typeface, ...childrenOf(catalogue, typeface.id)].map((family) => ({
    id: family.id,
    name: family.name,
    sampleFace: rowOf(catalogue, family).sampleFace,
    characters: previewCharactersOf(family),
  }))
  const { name, inItself, line } = rowOf(catalogue, typeface)
  const releases = await showReleases(payload, families)
  return {
    ...{ name, slug, inItself, line },
    releases: releases.map(({ family, release }) => ({ ...release, face: family.sampleFace })),
  }
}
