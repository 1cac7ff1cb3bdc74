import type { Language } from '@/domain/catalogue/languages'
import { samplesByCompartment } from '@/domain/catalogue/type-case/case-sentences'
import { wordsAbout } from '@/domain/catalogue/type-case/words-about'
import type { ExploreFacts, Feature, RowCut, Sample } from '@/domain/catalogue/typeface-view'
import type { StyleRow } from '../catalogue-records'
import { featureSearchNames } from './feature-search-names'

export type ShownFamily = { slug: string; name: string; styles: StyleRow[] }

type Facts = {
  samples: readonly Sample[]
  languages: readonly Language[]
  features: readonly Feature[]
  compartments: readonly string[]
  /** Of the typeface itself. */
  slug: string
  /** What the foundry says of it. */
  texts: readonly (string | null | undefined)[]
}

/** What Explore sets the texts of a typeface in, and finds it by. */
export function exploreFactsOf(
  family: ShownFamily | undefined,
  { samples, languages, features, compartments, slug, texts }: Facts,
): ExploreFacts {
  return {
    family: family?.name ?? '',
    child: family && family.slug !== slug ? family.slug : null,
    cuts: family?.styles.map(cutOf) ?? [],
    samples: samplesByCompartment(samples),
    languages: languages.map(({ code, name }) => ({ code, name })),
    features: featureSearchNames(features, compartments),
    words: wordsAbout(...texts),
  }
}

function cutOf({ id, name, weight, slope, typ, defaultCoordinates }: StyleRow): RowCut {
  const axes = typ === 'variable' ? ((defaultCoordinates ?? {}) as Record<string, number>) : null
  return { id, name, weight, isItalic: slope !== 'upright', axes }
}
