import type { Payload } from 'payload'
import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { TypefaceRow } from '@/domain/catalogue/typeface-view'
import { measureLine } from '../fonts/measure-line'

type Row = Pick<TypefaceRow, 'slug' | 'sample' | 'sampleFace' | 'explore'>

/** Of rows at which optical sizes follow the type: about where they stand in Explore. */
const OPTICAL_SIZE = 96

/** By slug: the side bearing, in em, of the letter that each row's own text begins with. Without an entry the browser measures it. */
export async function measureSampleBearings(
  payload: Payload,
  rows: readonly Row[],
): Promise<Record<string, number>> {
  const bearings = await Promise.all(rows.map((row) => bearingOf(payload, row)))
  return Object.fromEntries(bearings.flat())
}

async function bearingOf(
  payload: Payload,
  { slug, sample, sampleFace, explore }: Row,
): Promise<[slug: string, bearing: number][]> {
  const { face, coordinates } = sampleFace
  const cut = explore.cuts.find(({ name }) => previewFaceName(explore.family, name) === face)
  if (!cut) return []
  const { text, lang, dir } = sample
  const line = await measureLine(payload, {
    ...{ text, lang, dir, styleId: cut.id, on: [] },
    coordinates: { opsz: OPTICAL_SIZE, ...coordinates },
  })
  return line ? [[slug, line.before]] : []
}
