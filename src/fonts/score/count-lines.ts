import type { LineCounts } from '@/domain/catalogue/score/score-facts'

/** A word as wide as it is set, in em, with the space after it. */
type SetWord = { width: number; space: number }

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
