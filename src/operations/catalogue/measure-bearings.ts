import type { Payload } from 'payload'
import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { Direction, TypefaceRow } from '@/domain/catalogue/typeface-view'
import { measureLine } from '../fonts/measure-line'

type SetText = {
  styleId: string
  text: string
  lang: string
  dir: Direction
  coordinates: Record<string, number>
}

/** The side bearing, in em, of the letter that each text begins with; null: the browser measures it. */
export async function measureTextBearings(payload: Payload, texts: readonly SetText[]) {
  return Promise.all(
    texts.map(async ({ text, styleId, lang, dir, coordinates }) => {
      const [word = ''] = text.trimStart().split(/\s/, 1)
      if (!word) return null
      const setting = { styleId, lang, dir, coordinates, on: [] }
      const line = await measureLine(payload, { ...setting, text: word })
      return line && line.before
    }),
  )
}

/** The same by what each text is of. Without an entry the browser measures it. */
export async function measureBearingsByKey(
  payload: Payload,
  texts: readonly (SetText & { key: string })[],
): Promise<Record<string, number>> {
  const bearings = await measureTextBearings(payload, texts)
  const known = texts.map(({ key }, at) => [key, bearings[at] ?? null] as const)
  return Object.fromEntries(known.filter((entry): entry is [string, number] => entry[1] !== null))
}

type Row = Pick<TypefaceRow, 'slug' | 'sample' | 'sampleFace' | 'explore'>

/** Of rows at which optical sizes follow the type: about where they stand in Explore. */
const OPTICAL_SIZE = 96

/** By slug: the side bearing, in em, of the letter that each row's own text begins with. Without an entry the browser measures it. */
export async function measureSampleBearings(payload: Payload, rows: readonly Row[]) {
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
