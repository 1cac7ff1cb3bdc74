import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { TypefaceRow, WallField } from '@/domain/catalogue/typeface-view'
import { chooseShape, chooseWallSample } from '@/domain/catalogue/wall/choose-shape'
import type { Sample, Shape } from '@/domain/catalogue/typeface-view'
import type { Typeface } from '@/payload-types'
import type { StyleRow } from '../../records/published-catalogue'

/** What is read from afar is set in the heaviest style up to this. */
const HEAVY = 800

type Known = Pick<
  TypefaceRow,
  'name' | 'category' | 'facts' | 'line' | 'inItself' | 'scripts' | 'sampleFace'
> & { samples: readonly Sample[]; styles: readonly StyleRow[] }

/** The typeface on Explore's wall: the proportion of its field, the text in it, and what that is set in. */
export function wallFieldOf(typeface: Typeface, known: Known): WallField {
  const shape = chooseShape({ ...known, chosen: chosenShape(typeface) })
  const { inItself, scripts } = known
  const name = { ...inItself, script: scripts[0] ?? 'Latin' }
  const sample = chooseWallSample(shape, { samples: known.samples, name })
  return { shape, sample, sampleFace: faceOf(shape, known) }
}

function faceOf(shape: Shape, known: Known): WallField['sampleFace'] {
  if (shape === 'belt' || shape === 'mast') return heavyFaceOf(known)
  return shape === 'field' ? otherSlopeOf(known) : known.sampleFace
}

/** A field is what every typeface starts with: it was chosen where staff have written the texts, too. */
function chosenShape({ shape, samples }: Typeface): Shape | null {
  if (shape === 'field' && !samples?.length) return null
  return shape ?? null
}

/** A sentence is set in the slope that the rows do not show: who sees both views has seen the roman and the italic. */
function otherSlopeOf({ name, sampleFace, styles }: Known): WallField['sampleFace'] {
  const shown = styles.find((style) => previewFaceName(name, style.name) === sampleFace.face)
  const other = styles.find(({ typ, weight, width, slope }) => {
    const isSameCut = typ === 'static' && weight === shown?.weight && width === shown.width
    return isSameCut && (slope === 'upright') !== (shown.slope === 'upright')
  })
  // A variable style has coordinates that staff chose for it alone.
  if (shown?.typ !== 'static' || !other) return sampleFace
  return { face: previewFaceName(name, other.name), coordinates: {} }
}

function heavyFaceOf({ name, line, sampleFace, styles }: Known): WallField['sampleFace'] {
  if (sampleFace.coordinates.wght !== undefined) {
    const wght = Math.min(HEAVY, line?.axis?.[1] ?? sampleFace.coordinates.wght)
    return { ...sampleFace, coordinates: { ...sampleFace.coordinates, wght } }
  }
  const signs = styles.filter(({ slope, typ, weight }) => {
    return slope === 'upright' && typ === 'static' && weight <= HEAVY
  })
  const [heaviest] = signs.toSorted((a, b) => b.weight - a.weight)
  if (!heaviest) return sampleFace
  return { face: previewFaceName(name, heaviest.name), coordinates: {} }
}
