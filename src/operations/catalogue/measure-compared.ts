import type { Payload } from 'payload'
import type {
  ComparedFamily,
  ComparedStyle,
  TextWidths,
} from '@/domain/catalogue/comparison/comparison'
import type { Sample } from '@/domain/catalogue/typeface-view'
import { measureLine } from '../fonts/measure-line'

/** How wide the words of a comparison are in each family; a style that cannot be measured now has no widths. */
export async function measureCompared(
  payload: Payload,
  families: readonly ComparedFamily[],
  words: Sample,
): Promise<ComparedFamily[]> {
  return Promise.all(
    families.map(async (family) => ({
      ...family,
      regular: await withWidths(payload, family.regular, words),
      heaviest: await withWidths(payload, family.heaviest, words),
    })),
  )
}

async function withWidths(
  payload: Payload,
  style: ComparedStyle,
  { text, lang, dir }: Sample,
): Promise<ComparedStyle> {
  const setting = { styleId: style.id, coordinates: style.coordinates, on: [], lang, dir }
  const [whole, longestWord] = await Promise.all(
    [text, longestWordOf(text)].map((line) => measureLine(payload, { ...setting, text: line })),
  )
  if (!whole || !longestWord) return style
  const widths: TextWidths = { whole: whole.width, longestWord: longestWord.width }
  return { ...style, widths }
}

function longestWordOf(text: string): string {
  return text
    .split(/\s+/)
    .reduce((longest, word) => (word.length > longest.length ? word : longest))
}
