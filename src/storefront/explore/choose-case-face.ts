import { previewFaceName } from '@/domain/catalogue/font-face-names'
import { TYPE_CASE, type Compartment } from '@/domain/catalogue/type-case'
import type { ExploreEntry } from './explore-entry'

/** What a compartment's specimen is set in: browser fonts in order of choice, and where to stand on their axes. */
export type CaseFace = { faces: string[]; coordinates: Record<string, number>; weight: number }

type Candidate = Pick<ExploreEntry, 'name' | 'face' | 'coordinates' | 'facts'>

const PLAIN_WEIGHT = 500
const MOST_FACES = 4

/** How foundries call the styles of a family. A face that is not there is passed over by the browser. */
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

/** A typeface that has what the compartment stands for: a rich one, so that few files serve many. */
export function chooseCaseFace(
  entries: Candidate[],
  { group, key, specimen }: Compartment,
): CaseFace {
  const weight = specimen.weight ?? PLAIN_WEIGHT
  const coordinates = { wght: weight, ...(specimen.width ? { wdth: specimen.width } : {}) }
  const having = entries
    .filter((entry) => entry.facts.includes(key))
    .toSorted((a, b) => standing(b, group) - standing(a, group))

  if (specimen.italic) return { faces: italicFaces(having), coordinates, weight }

  const variable = having.find((entry) => entry.coordinates.wght !== undefined)
  if (group === 'weight' && !variable)
    return { faces: namedFaces(having, weight), coordinates, weight }

  const wanted = group === 'weight' || group === 'variable' ? variable : undefined
  const entry = wanted ?? having.find(isUpright) ?? having[0]
  return {
    faces: entry ? [entry.face] : [],
    coordinates: { ...entry?.coordinates, ...coordinates },
    weight,
  }
}

/** Weights show best in a sans, letters in a serif. */
function standing(entry: Candidate, group: Compartment['group']): number {
  const kind = ['weight', 'width', 'variable'].includes(group) ? 'kind:sans' : 'kind:serif'
  return entry.facts.length + (entry.facts.includes(kind) ? TYPE_CASE.length : 0)
}

/** Static families, each by the name such a weight usually has. */
function namedFaces(having: Candidate[], weight: number): string[] {
  const style = NAMES_OF_WEIGHTS[weight] ?? 'Regular'
  return having.slice(0, MOST_FACES).map((entry) => previewFaceName(entry.name, style))
}

function italicFaces(having: Candidate[]): string[] {
  const shown = having.filter((entry) => !isUpright(entry)).map((entry) => entry.face)
  const named = having.map((entry) => previewFaceName(entry.name, 'Italic'))
  return [...new Set([...shown, ...named])].slice(0, MOST_FACES)
}

function isUpright(entry: Candidate): boolean {
  return !/\b(italic|oblique)\b/i.test(entry.face)
}
