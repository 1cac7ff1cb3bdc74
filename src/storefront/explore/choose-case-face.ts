import { TYPE_CASE, type Compartment, type Specimen } from '@/domain/catalogue/type-case/type-case'
import { chooseCut, cutOfFace, styleIdOf, type Face } from './cut-faces'
import type { ExploreEntry } from './explore-entry'

/** What a compartment's specimen is set in; an empty face: the interface's. */
export type CaseFace = Face & { styleId: string; weight: number }

type Candidate = Pick<ExploreEntry, 'family' | 'cuts' | 'face' | 'coordinates' | 'facts'>

const PLAIN_WEIGHT = 500
/** A style that is further from the weight a specimen states stands out of its line. */
const NEAR = 100

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
  const entry = needed ?? matching.find((one) => canShow(one, specimen)) ?? matching[0]
  if (!entry) return { face: '', styleId: '', coordinates: {}, weight }

  const isShownAnyway = specimen.weight === undefined && !italic
  const { face, coordinates } = isShownAnyway
    ? entry
    : chooseCut(entry, entry, { weight: specimen.weight, isItalic: italic })
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

/** In the style it is shown in by itself, or in the one of the weight that the specimen states. */
function canShow(entry: Candidate, { weight, italic }: Specimen): boolean {
  const isItalic = italic === true
  if (weight === undefined) return (cutOfFace(entry, entry.face)?.isItalic ?? false) === isItalic
  return entry.cuts.some(
    (cut) => cut.isItalic === isItalic && (cut.axes?.wght || Math.abs(cut.weight - weight) <= NEAR),
  )
}

function withoutSlant({ slnt, ...others }: Record<string, number>): Record<string, number> {
  return slnt === undefined ? others : { ...others, slnt: 0 }
}
