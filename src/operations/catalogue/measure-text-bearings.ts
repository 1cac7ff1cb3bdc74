import type { Payload } from 'payload'
import type { Direction } from '@/domain/catalogue/typeface-view'
import { measureLine } from '../fonts/measure-line'

export type SetText = {
  styleId: string
  text: string
  lang: string
  dir: Direction
  coordinates: Record<string, number>
}

/** The side bearing, in em, of the letter that each text begins with; null: the browser measures it. */
export async function measureTextBearings(
  payload: Payload,
  texts: readonly SetText[],
): Promise<(number | null)[]> {
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
