import type { LineCounts } from '@/domain/catalogue/score/score-facts'

/** A word as wide as it is set, in em, with the space after it. */
type SetWord = { width: number; space: number }

/** Where a line may break beside spaces: after the signs between words, and between the characters of Chinese and Japanese. */
const BREAKS =
  /(?<=[፡་])|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、，。])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/u

/** Written without spaces, and broken between words all the same. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u

/** The pieces of what stands between two spaces, between which a line may break. */
export function piecesOf(word: string, lang: string): string[] {
  if (!UNSPACED.test(word)) return word.split(BREAKS)
  const words = new Intl.Segmenter(lang, { granularity: 'word' }).segment(word)
  return [...words].map(({ segment }) => segment)
}

/** How many lines some paragraphs take at each measure: each line holds as many words as fit. */
export function countLines(
  paragraphs: SetWord[][],
  measures: Readonly<Record<string, number>>,
): LineCounts {
  return Object.fromEntries(
    Object.entries(measures).map(([name, measure]) => [
      name,
      paragraphs.reduce((sum, words) => sum + linesOf(words, measure), 0),
    ]),
  )
}

function linesOf(words: SetWord[], measure: number): number {
  let lines = 1
  let taken = 0
  for (const { width, space } of words) {
    if (taken > 0 && taken + width > measure) {
      lines += 1
      taken = 0
    }
    taken += width + space
  }
  return lines
}
