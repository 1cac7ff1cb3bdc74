import type { Compartment } from '@/domain/catalogue/type-case/type-case'
import { shows } from '@/domain/catalogue/type-case/compartment-features'
import type { Sample } from '@/domain/catalogue/typeface-view'
import { ownValue } from '@/domain/own-value'
import { chooseCut, type Face, faceWithLetters } from './case-faces'
import type { ExploreEntry } from './explore-entry'

/** A compartment with the shop's own line for it. */
export type Shown = Pick<Compartment, 'group' | 'key' | 'specimen'> & { sentence: Sample | null }

const RESTYLING = new Set(['weight', 'width', 'italic'])
const NORMAL_WIDTH = 100
const NOT_OWN = { ownFace: null, startBearing: null }

/** A family as the selected compartments set it: in that weight and slope, with that feature, in that language; of two the later. */
export function setEntry(entry: ExploreEntry, selected: Shown[]): ExploreEntry {
  const own = selected.filter(({ key }) => entry.facts.includes(key))
  if (own.length === 0) return entry
  const features = own.flatMap(({ specimen }) => specimen.features ?? [])
  const { face, coordinates } = setFace(entry, entry, own)
  const sample = sampleOf(entry, entry.sample, own)
  const wallSample = sampleOf(entry, entry.wall.sample, own)
  const standIn = (shown: Sample, given: Sample) =>
    features.length > 0 && shown !== given ? shown.text : null
  return {
    ...entry,
    face,
    coordinates,
    features,
    isRestyled: own.some(({ group }) => RESTYLING.has(group)),
    ...NOT_OWN,
    sample,
    shownFor: standIn(sample, entry.sample),
    wall: {
      ...entry.wall,
      sampleFace: setFace(entry, entry.wall.sampleFace, own),
      sample: wallSample,
      shownFor: standIn(wallSample, entry.wall.sample),
    },
  }
}

/** In styles of the family that have the letters of the text, where those that it would be set in lack some. */
export function withLetters(entry: ExploreEntry, text: string): ExploreEntry {
  const { wall, sample } = entry
  const row = faceWithLetters(entry, entry, text || sample.text)
  const sampleFace = faceWithLetters(entry, wall.sampleFace, text || wall.sample.text)
  if (row === entry && sampleFace === wall.sampleFace) return entry
  const restyled = { ...entry, isRestyled: true, wall: { ...wall, sampleFace } }
  return row === entry ? restyled : { ...restyled, ...row, ...NOT_OWN }
}

/** The given text, unless it does not show what is selected. */
function sampleOf({ samples, facts }: ExploreEntry, given: Sample, own: Shown[]): Sample {
  const isLatin = facts.includes('script:latin')
  const told = own.filter(({ group, sentence }) => sentence && (isLatin || group !== 'feature'))
  const missed = told.findLast(({ key }) => !shows(key, given))
  return missed ? (ownValue(samples, missed.key) ?? missed.sentence ?? given) : given
}

function setFace(entry: ExploreEntry, face: Face, own: Shown[]): Face {
  const weight = own.findLast(({ group }) => group === 'weight')?.specimen.weight
  const isItalic = own.some(({ group }) => group === 'italic')
  const cut = weight || isItalic ? chooseCut(entry, face, { weight, isItalic }) : face
  const width = own.findLast(({ group }) => group === 'width')?.specimen
  if (!width || cut.coordinates.wdth === undefined) return cut
  return { ...cut, coordinates: { ...cut.coordinates, wdth: width.width ?? NORMAL_WIDTH } }
}
