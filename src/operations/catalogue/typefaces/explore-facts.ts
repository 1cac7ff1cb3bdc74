import type { Language } from '@/domain/catalogue/character-survey'
import { samplesByCompartment } from '@/domain/catalogue/type-case/case-sentences'
import type { ExploreFacts, RowCut, Sample } from '@/domain/catalogue/typeface-view'
import type { StyleRow } from '../catalogue-records'

export type ShownFamily = { name: string; styles: StyleRow[] }

type Texts = { samples: readonly Sample[]; languages: readonly Language[] }

/** What Explore sets the texts of a typeface in, and finds it by. */
export function exploreFactsOf(
  family: ShownFamily | undefined,
  { samples, languages }: Texts,
): ExploreFacts {
  return {
    family: family?.name ?? '',
    cuts: family?.styles.map(cutOf) ?? [],
    samples: samplesByCompartment(samples),
    languages: languages.map(({ name }) => name.toLowerCase()),
  }
}

function cutOf({ id, name, weight, slope, typ, defaultCoordinates }: StyleRow): RowCut {
  const axes = typ === 'variable' ? ((defaultCoordinates ?? {}) as Record<string, number>) : null
  return { id, name, weight, isItalic: slope !== 'upright', axes }
}
