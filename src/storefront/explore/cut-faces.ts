import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { RowCut } from '@/domain/catalogue/typeface-view'

type Cuts = { family: string; cuts: RowCut[] }

export type Face = { face: string; coordinates: Record<string, number> }

const REGULAR = 400

/** The browser font of a style. */
export function faceOfCut({ family }: Pick<Cuts, 'family'>, { name }: RowCut): string {
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

/** A variable style has every weight: a browser takes the end of its axis for one beyond. */
function distance({ axes, weight }: RowCut, target: number): number {
  return axes?.wght === undefined ? Math.abs(weight - target) : 0
}

function atWeight({ face, coordinates }: Face, weight: number | undefined): Face {
  if (weight === undefined || coordinates.wght === undefined) return { face, coordinates }
  return { face, coordinates: { ...coordinates, wght: weight } }
}
