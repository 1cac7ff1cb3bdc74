/** Widths in a bold of average measure, in em; every other letter is taken to be as wide as LETTER. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlıІі.,:;'’|!]/u, 0.28],
  [/[ftr\s()[\]/]/u, 0.38],
  [/[mwшщжюмфы@%&]/u, 0.86],
  [/[MWШЩЖЮМФЫ]/u, 0.92],
  [/[\p{Lu}\p{Nd}]/u, 0.63],
]
const LETTER = 0.58
/** What the first and the last letter have beside their ink. */
const BEARINGS = 0.06

const SMALL = 0.55
const RISES = /[\p{Lu}\p{Nd}bdfhiklßtäöüéèáàíóúйёї!?/()[\]&%@]/u
const TALL = 0.74
const DESCENDS = /[gjpqyQçруфщцд,;()[\]/@]/u
const DEPTH = 0.21
/** Of every other script: a mark above and beneath, on letters that may be narrow. */
const OF_ALPHABETS = /^[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Zyyy}]*$/u

/** A little more than most families need, so that several come near to it from below. */
const MARGIN = 1.05

/** How high the ink of a word stands in most families, as a part of its width, before any of them is known. */
export function estimateWordInk(word: string): number {
  const letters = [...word]
  const width = letters.reduce((sum, letter) => sum + widthOf(letter), -BEARINGS)
  const above = RISES.test(word) || !OF_ALPHABETS.test(word) ? TALL : SMALL
  const below = DESCENDS.test(word) || !OF_ALPHABETS.test(word) ? DEPTH : 0
  return (MARGIN * (above + below)) / width
}

function widthOf(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? LETTER
}
