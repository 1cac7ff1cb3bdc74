import { TYPE_CASE, type Compartment } from '@/domain/catalogue/type-case/type-case'
import { chooseCut, cutOfFace, styleIdOf, type Face } from './cut-faces'
import type { ExploreEntry } from './explore-entry'

/** What a compartment's specimen is set in; an empty face: the interface's. */
export type CaseFace = Face & { styleId: string; weight: number }

type Candidate = Pick<ExploreEntry, 'family' | 'cuts' | 'face' | 'coordinates' | 'facts'>

const PLAIN_WEIGHT = 500
/** From here on a specimen shows its weight. */
const HEAVY = 700

/** A typeface that has what the compartment filters by, and much else, so that few files serve many compartments. */
export function chooseCaseFace(
  entries: Candidate[],
  { group, key, specimen }: Compartment,
): CaseFace {
  const { weight = PLAIN_WEIGHT, width, italic = false } = specimen
  const matching = entries
    .filter((entry) => entry.facts.includes(key))
    .toSorted((a, b) => richness(b, group) - richness(a, group))

  const variable = matching.find((entry) => entry.coordinates.wght !== undefined)
  const needed = group === 'weight' || group === 'variable' ? variable : undefined
  const entry = needed ?? matching.find((one) => isItalic(one) === italic) ?? matching[0]
  if (!entry) return { face: '', styleId: '', coordinates: {}, weight }

  const isOfItsWeight = group === 'weight' || italic || weight >= HEAVY
  const { face, coordinates } = isOfItsWeight
    ? chooseCut(entry, entry, { weight: italic ? undefined : weight, isItalic: italic })
    : entry
  return {
    face,
    styleId: styleIdOf(entry, face),
    coordinates: {
      ...(italic ? coordinates : withoutSlant(coordinates)),
      ...(coordinates.wght === undefined ? {} : { wght: weight }),
      ...(width ? { wdth: width } : {}),
    },
    weight,
  }
}

/** Weights show best in a sans, letters in a serif. */
function richness(entry: Candidate, group: Compartment['group']): number {
  const kind = ['weight', 'width', 'variable'].includes(group) ? 'kind:sans' : 'kind:serif'
  return entry.facts.length + (entry.facts.includes(kind) ? TYPE_CASE.length : 0)
}

function isItalic(entry: Candidate): boolean {
  return cutOfFace(entry, entry.face)?.isItalic ?? false
}

function withoutSlant({ slnt, ...others }: Record<string, number>): Record<string, number> {
  return slnt === undefined ? others : { ...others, slnt: 0 }
}
