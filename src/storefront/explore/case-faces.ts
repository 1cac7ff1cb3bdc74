import { lackInShort, type LackingLetters, lettersWithin } from '@/domain/catalogue/lacking-letters'
import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import { type Compartment, type Specimen, TYPE_CASE } from '@/domain/catalogue/type-case/type-case'
import type { PartOfStyles, RowCut } from '@/domain/catalogue/typeface-view'
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

type Cuts = { family: string; cuts: RowCut[] }

export type Face = { face: string; coordinates: Record<string, number> }

const REGULAR = 400

/** The browser font of a style. */
function faceOfCut({ family }: Pick<Cuts, 'family'>, { name }: RowCut): string {
  return previewFaceName(family, name)
}

export function cutOfFace(entry: Cuts, face: string): RowCut | undefined {
  return entry.cuts.find((cut) => faceOfCut(entry, cut) === face)
}

/** Empty: it is none of the family's. */
export function styleIdOf(entry: Cuts, face: string): string {
  return cutOfFace(entry, face)?.id ?? ''
}

type Wanted = { weight: number | undefined; isItalic: boolean }

/** The style of the family that is nearest to what is wanted; of a variable one, there on its axis. */
export function chooseCut(entry: Cuts, face: Face, { weight, isItalic }: Wanted): Face {
  const shown = cutOfFace(entry, face.face)
  const slanted = isItalic || (shown?.isItalic ?? false)
  if (shown?.axes && shown.isItalic === slanted) return atWeight(face, weight)

  const sloped = entry.cuts.filter((cut) => cut.isItalic === slanted)
  const target = weight ?? shown?.weight ?? REGULAR
  const [nearest] = sloped.toSorted((a, b) => distance(a, target) - distance(b, target))
  if (!nearest) return face
  return atWeight({ face: faceOfCut(entry, nearest), coordinates: nearest.axes ?? {} }, weight)
}

/** That style of the family which lacks least of a text, nearest to the one that would be shown; that one itself where none has more. */
export function faceWithLetters(entry: Cuts, face: Face, text: string): Face {
  const shown = cutOfFace(entry, face.face)
  if (!shown?.lacks) return face
  const lackOf = ({ lacks = [] }: RowCut) => lettersWithin(text, lacks).length
  const least = Math.min(...entry.cuts.map(lackOf))
  if (lackOf(shown) === least) return face

  const having = entry.cuts.filter((cut) => lackOf(cut) === least)
  const weight = face.coordinates.wght ?? shown.weight
  const isItalic = having.some((cut) => cut.isItalic === shown.isItalic) === shown.isItalic
  return chooseCut({ ...entry, cuts: having }, face, { weight, isItalic })
}

/** In how many of its styles all letters of a text are; null: in every one, or in none. */
export function partWithLetters({ cuts }: Pick<Cuts, 'cuts'>, text: string): PartOfStyles | null {
  const styles = cuts.filter(({ lacks = [] }) => lettersWithin(text, lacks).length === 0).length
  return styles > 0 && styles < cuts.length ? { styles, of: cuts.length } : null
}

/** "no Ţ, ş": of what one of its styles lacks, what no other has. */
export function lackOfFamily(entry: Cuts, face: string, lacking: LackingLetters): string {
  const elsewhere = lettersWithin(lacking.letters.join(''), cutOfFace(entry, face)?.lacks ?? [])
  const letters = lacking.letters.filter((letter) => !elsewhere.includes(letter))
  return lackInShort({ ...lacking, letters })
}

/** A variable style has every weight: a browser takes the end of its axis for one beyond. */
function distance({ axes, weight }: RowCut, target: number): number {
  return axes?.wght === undefined ? Math.abs(weight - target) : 0
}

function atWeight({ face, coordinates }: Face, weight: number | undefined): Face {
  if (weight === undefined || coordinates.wght === undefined) return { face, coordinates }
  return { face, coordinates: { ...coordinates, wght: weight } }
}
