import type { Typeface } from '@/payload-types'
import type { TypefaceFacts } from '../../fonts/merge-facts'
import { childrenOf, factsOfRelease, type Catalogue } from './typeface-rows'

type FamilyFacts = Pick<TypefaceFacts, 'languages' | 'features' | 'nearLanguages' | 'characters'>

/** What the files of a typeface say; of one that has children alone, what holds for all of them. */
export function factsOfFamily(catalogue: Catalogue, typeface: Typeface): FamilyFacts | null {
  const own = factsOfRelease(catalogue.releaseOf.get(typeface.id))
  if (own) return own

  const facts = childrenOf(catalogue, typeface.id)
    .map((child) => factsOfRelease(catalogue.releaseOf.get(child.id)))
    .filter((facts) => facts !== null)
  const [first, ...others] = facts
  if (!first) return null
  return {
    languages: first.languages.filter(({ code }) =>
      others.every(({ languages }) => languages.some((language) => language.code === code)),
    ),
    features: [
      ...new Map(
        facts.flatMap(({ features }) => features).map((feature) => [feature.tag, feature]),
      ).values(),
    ],
  }
}
