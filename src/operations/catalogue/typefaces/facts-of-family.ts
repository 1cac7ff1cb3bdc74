import type { Typeface } from '@/payload-types'
import type { TypefaceFacts } from '../../fonts/merge-facts'
import { childrenOf, factsOfRelease, type Catalogue } from './typeface-rows'

type FamilyFacts = Pick<TypefaceFacts, 'languages' | 'features' | 'nearLanguages' | 'characters'>

/** The facts of a typeface's files; of a superfamily without styles of its own, the facts all its children share. */
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
