import { compartmentsFor } from '@/domain/catalogue/type-case/case-sentences'
import { groupLanguages, groupNames } from '@/domain/catalogue/type-case/group-languages'
import type { ExploreTypeface } from '@/domain/catalogue/pages/page-views'
import { type MenuFace, MenuFaces } from '../catalogue/menu-faces/menu-faces'
import { NothingYet } from '../catalogue/nothing-yet'
import { DemoNotice } from '../shell/frame/demo-notice'
import { chooseCaseFace } from './case-faces'
import { Explore } from './explore'
import { listEntries } from './explore-entry'

type ExplorePageProps = {
  typefaces: ExploreTypeface[]
  /** The letters of the texts in the first rows, inlined. */
  faces: MenuFace[]
  /** By slug: the side bearing of the first letter of its text, in em. */
  bearings?: Record<string, number>
  isDemo?: boolean
}

/** /explore: every family, a line of text each, under the type case. */
export function ExplorePage({ typefaces, faces, bearings, isDemo }: ExplorePageProps) {
  const entries = listEntries(typefaces, {
    inlined: new Set(faces.map(({ face }) => face)),
    bearings,
  })
  const languages = groupLanguages(
    typefaces.map(({ slug, explore }) => ({ slug, languages: explore.languages })),
  )
  const names = groupNames(
    typefaces.map(({ slug, explore }) => {
      return { slug, names: [...explore.features, ...explore.words] }
    }),
  )
  const facts = new Set(entries.flatMap((entry) => entry.facts))
  const compartments = compartmentsFor(facts).map((compartment) => {
    return { ...compartment, caseFace: chooseCaseFace(entries, compartment) }
  })

  return (
    <>
      <MenuFaces faces={faces} />
      {isDemo ? <DemoNotice /> : null}
      <main id="main">
        <h1 className="vh">Explore</h1>
        {entries.length === 0 ? (
          <NothingYet />
        ) : (
          <Explore {...{ entries, compartments, languages, names }} />
        )}
      </main>
    </>
  )
}
