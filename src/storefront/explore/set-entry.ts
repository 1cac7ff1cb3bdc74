import type { Compartment } from '@/domain/catalogue/type-case/type-case'
import { shows } from '@/domain/catalogue/type-case/shows-compartment'
import type { RowCut, Sample } from '@/domain/catalogue/typeface-view'
import { cutOfFace, faceOfCut } from './cut-faces'
import type { ExploreEntry } from './explore-entry'

/** A compartment with the shop's own line for it. */
export type Shown = Pick<Compartment, 'group' | 'key' | 'specimen'> & { sentence: Sample | null }

type Face = { face: string; coordinates: Record<string, number> }

const RESTYLING = new Set(['weight', 'width', 'italic'])
const REGULAR = 400
const NORMAL_WIDTH = 100

/** A family as the selected compartments set it: in that weight and slope, with that feature, in that language; of two the later. */
export function setEntry(entry: ExploreEntry, selected: Shown[]): ExploreEntry {
  const own = selected.filter(({ key }) => entry.facts.includes(key))
  if (own.length === 0) return entry
  const features = own.flatMap(({ specimen }) => specimen.features ?? [])
  const { face, coordinates } = setFace(entry, entry, own)
  return {
    ...entry,
    face,
    coordinates,
    features,
    isRestyled: own.some(({ group }) => RESTYLING.has(group)),
    sample: sampleOf(entry, entry.sample, own),
    wall: {
      ...entry.wall,
      sampleFace: setFace(entry, entry.wall.sampleFace, own),
      sample: sampleOf(entry, entry.wall.sample, own),
    },
  }
}

/** The given text, unless it does not show what is selected. */
function sampleOf({ samples, facts }: ExploreEntry, given: Sample, own: Shown[]): Sample {
  const isLatin = facts.includes('script:latin')
  const told = own.filter(({ group, sentence }) => sentence && (isLatin || group !== 'feature'))
  const missed = told.findLast(({ key }) => !shows(key, given))
  return missed ? (samples[missed.key] ?? missed.sentence ?? given) : given
}

function setFace(entry: ExploreEntry, face: Face, own: Shown[]): Face {
  const weight = own.findLast(({ group }) => group === 'weight')?.specimen.weight
  const isItalic = own.some(({ group }) => group === 'italic')
  const cut = weight || isItalic ? chooseCut(entry, face, { weight, isItalic }) : face
  const width = own.findLast(({ group }) => group === 'width')?.specimen
  if (!width || cut.coordinates.wdth === undefined) return cut
  return { ...cut, coordinates: { ...cut.coordinates, wdth: width.width ?? NORMAL_WIDTH } }
}

type Wanted = { weight: number | undefined; isItalic: boolean }

function chooseCut(entry: ExploreEntry, face: Face, { weight, isItalic }: Wanted): Face {
  const shown = cutOfFace(entry, face.face)
  const slanted = isItalic || (shown?.isItalic ?? false)
  if (shown?.axes && shown.isItalic === slanted) return atWeight(face, weight)

  const sloped = entry.cuts.filter((cut) => cut.isItalic === slanted)
  const target = weight ?? shown?.weight ?? REGULAR
  const [nearest] = sloped.toSorted((a, b) => distance(a, target) - distance(b, target))
  if (!nearest) return face
  return atWeight({ face: faceOfCut(entry, nearest), coordinates: nearest.axes ?? {} }, weight)
}

/** A variable style has every weight: a browser takes the end of its axis for one beyond. */
function distance({ axes, weight }: RowCut, target: number): number {
  return axes?.wght === undefined ? Math.abs(weight - target) : 0
}

function atWeight({ face, coordinates }: Face, weight: number | undefined): Face {
  if (weight === undefined || coordinates.wght === undefined) return { face, coordinates }
  return { face, coordinates: { ...coordinates, wght: weight } }
}
