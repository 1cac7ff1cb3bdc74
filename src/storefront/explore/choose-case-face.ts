import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import { TYPE_CASE, type Compartment } from '@/domain/catalogue/type-case/type-case'
import type { ExploreEntry } from './explore-entry'

/** What a compartment's specimen is set in: browser fonts in order of preference, and the values of their axes. */
export type CaseFace = { faces: string[]; coordinates: Record<string, number>; weight: number }

type Candidate = Pick<ExploreEntry, 'name' | 'face' | 'coordinates' | 'facts'>

const PLAIN_WEIGHT = 500
const MOST_FACES = 4

/** The usual names of styles. The browser skips a face that does not exist. */
const NAMES_OF_WEIGHTS: Record<number, string> = {
  100: 'Thin',
  200: 'ExtraLight',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
  900: 'Black',
}

/** A typeface that has what the compartment filters by, and much else, so that few files serve many compartments. */
export function chooseCaseFace(
  entries: Candidate[],
  { group, key, specimen }: Compartment,
): CaseFace {
  const weight = specimen.weight ?? PLAIN_WEIGHT
  const coordinates = { wght: weight, ...(specimen.width ? { wdth: specimen.width } : {}) }
  const matching = entries
    .filter((entry) => entry.facts.includes(key))
    .toSorted((a, b) => richness(b, group) - richness(a, group))

  if (specimen.italic) return { faces: italicFaces(matching), coordinates, weight }

  const variable = matching.find((entry) => entry.coordinates.wght !== undefined)
  if (group === 'weight' && !variable)
    return { faces: namedFaces(matching, weight), coordinates, weight }

  const needed = group === 'weight' || group === 'variable' ? variable : undefined
  const entry = needed ?? matching.find(isUpright) ?? matching[0]
  return {
    faces: entry ? [entry.face] : [],
    coordinates: { ...entry?.coordinates, ...coordinates },
    weight,
  }
}

/** Weights show best in a sans, letters in a serif. */
function richness(entry: Candidate, group: Compartment['group']): number {
  const kind = ['weight', 'width', 'variable'].includes(group) ? 'kind:sans' : 'kind:serif'
  return entry.facts.length + (entry.facts.includes(kind) ? TYPE_CASE.length : 0)
}

/** Static families, each by the name such a weight usually has. */
function namedFaces(candidates: Candidate[], weight: number): string[] {
  const style = NAMES_OF_WEIGHTS[weight] ?? 'Regular'
  return candidates.slice(0, MOST_FACES).map((entry) => previewFaceName(entry.name, style))
}

function italicFaces(candidates: Candidate[]): string[] {
  const shown = candidates.filter((entry) => !isUpright(entry)).map((entry) => entry.face)
  const named = candidates.map((entry) => previewFaceName(entry.name, 'Italic'))
  return [...new Set([...shown, ...named])].slice(0, MOST_FACES)
}

function isUpright(entry: Candidate): boolean {
  return !/\b(italic|oblique)\b/i.test(entry.face)
}
