import type { Payload } from 'payload'
import { composeReleaseEntries, type ReleaseEntry } from '@/domain/catalogue/releases/release-entry'
import type { ReleasePageView, ShownRelease } from '@/domain/catalogue/releases/release-page'
import { charactersShown } from '@/fonts/recipes/character-sets'
import type { Typeface } from '@/payload-types'
import { readCatalogue } from '../typefaces/list-typefaces'
import { childrenOf, rowOf, type Catalogue } from '../typefaces/typeface-rows'
import { findReleaseHistory, type PastRelease } from './release-history-records'

/** Every release of a published typeface and of its children; null where there is no such typeface. */
export async function readReleasePage(
  payload: Payload,
  slug: string,
): Promise<ReleasePageView | null> {
  const catalogue = await readCatalogue(payload)
  const typeface = catalogue.typefaces.find((one) => one.slug === slug)
  if (!typeface) return null

  const families = [typeface, ...childrenOf(catalogue, typeface.id)]
  const history = await findReleaseHistory(
    payload,
    families.map(({ id }) => id),
  )
  const { name, inItself, line } = rowOf(catalogue, typeface)
  return {
    ...{ name, slug, inItself, line },
    releases: families
      .flatMap((family) => releasesIn(catalogue, { family, history }))
      .toSorted((a, b) => dayOf(b).localeCompare(dayOf(a))),
  }
}

/** What came out on one day stands family by family. */
function dayOf({ releasedOn }: ShownRelease): string {
  return releasedOn.slice(0, 10)
}

function releasesIn(
  catalogue: Catalogue,
  { family, history }: { family: Typeface; history: PastRelease[] },
): ShownRelease[] {
  const { sampleFace } = rowOf(catalogue, family)
  return composeReleaseEntries(
    history
      .filter(({ typeface }) => typeface === family.id)
      .map((release) => ({ ...release, typeface: family.name })),
  ).map((entry) => ({ ...entry, letters: lettersShown(entry, family), face: sampleFace }))
}

/** A preview is cut down: what it lacks is counted and not shown. */
function lettersShown({ letters }: ReleaseEntry, family: Typeface): ReleaseEntry['letters'] {
  if (!letters) return null
  const choice = { set: family.previewSet ?? 'standard', extra: family.previewCharacters ?? '' }
  return { ...letters, shown: charactersShown(letters.shown, choice) }
}
