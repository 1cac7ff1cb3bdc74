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
    texts.map(async ({ text, ...setting }) => {
      const [word = ''] = text.trimStart().split(/\s/, 1)
      const line = word ? await measureLine(payload, { ...setting, text: word, on: [] }) : null
      return line && line.before
    }),
  )
}
