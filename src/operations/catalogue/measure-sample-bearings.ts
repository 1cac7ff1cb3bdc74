import type { Payload } from 'payload'
import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { TypefaceRow } from '@/domain/catalogue/typeface-view'
import { measureBearingsByKey, type SetText } from './measure-text-bearings'

type Row = Pick<TypefaceRow, 'slug' | 'sample' | 'sampleFace' | 'explore'>

/** Of rows at which optical sizes follow the type: about where they stand in Explore. */
const OPTICAL_SIZE = 96

/** By slug: the side bearing, in em, of the letter that each row's own text begins with. Without an entry the browser measures it. */
export async function measureSampleBearings(
  payload: Payload,
  rows: readonly Row[],
): Promise<Record<string, number>> {
  return measureBearingsByKey(payload, rows.flatMap(setTextOf))
}

function setTextOf({ slug, sample, sampleFace, explore }: Row): (SetText & { key: string })[] {
  const { face, coordinates } = sampleFace
  const cut = explore.cuts.find(({ name }) => previewFaceName(explore.family, name) === face)
  if (!cut) return []
  const { text, lang, dir } = sample
  const set = { styleId: cut.id, coordinates: { opsz: OPTICAL_SIZE, ...coordinates } }
  return [{ key: slug, text, lang, dir, ...set }]
}
