import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { RowCut } from '@/domain/catalogue/typeface-view'

type Cuts = { family: string; cuts: RowCut[] }

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
