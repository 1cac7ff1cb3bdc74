/** More characters than this stand too low on a phone's line: then these first ones and these last. */
const LONGEST = 18
const FIRST = 9
const LAST = 8

/** What nobody sees, but what says whether two letters join. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu

/** Marks without a letter, and more of them than any language heaps on one. */
const LOOSE_MARKS = /(^|[^\p{L}\p{M}\p{N}]|\p{M}{4})\p{M}+/gu

const EXTENSION = /(.)\.[a-z]\w{1,4}$/i

/** What no font of ours draws. */
const UNSETTABLE = /[\p{Co}\p{Cn}\p{Cs}\p{Emoji_Presentation}\uFFFD]/u

/** Their last part is a key, which nobody sets large. */
const KEYED = /^\/(api|cart|licence|my-licences|order|quote)\//

/** What a visitor searched for, as a word to be set large; null: it cannot be. */
export function ownWordOf(text: string): string | null {
  const word = text
    .normalize('NFC')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(LOOSE_MARKS, '$1')
    .trim()
    .replace(EXTENSION, '$1')
  if (UNSETTABLE.test(word) || !/[\p{L}\p{N}]/u.test(word)) return null
  const letters = [...word]
  if (letters.length <= LONGEST) return word
  const last = letters
    .slice(-LAST)
    .join('')
    .replace(/^\p{M}+/u, '')
  return `${letters.slice(0, FIRST).join('')}…${last}`
}

/** The last part of the path of an address, decoded, its hyphens as spaces; null where it is broken. */
export function ownWordOfPath(path: string): string | null {
  const last = path.split('/').findLast((segment) => segment !== '')
  if (!last || KEYED.test(path)) return null
  try {
    return ownWordOf(decodeURIComponent(last).replace(/[-_]+/g, ' '))
  } catch {
    return null
  }
}

/** A word in one browser font, in em: the width of its ink, and its height from the highest to the lowest point. */
export type WordInk = { face: string; hasAllLetters: boolean; width: number; height: number }

type Room = {
  /** The measure. */
  width: number
  /** The box that is reserved. */
  height: number
}

/**
 * The font whose ink, from margin to margin, stands highest in the box; the first of equals. A short word stands too high in each: then the one that is widest in the box. null: none has every letter.
 */
export function chooseWordFace<Ink extends WordInk>(inks: readonly Ink[], room: Room): Ink | null {
  const heightOf = ({ width, height }: Ink) => (height * room.width) / width
  const whole = inks.filter((ink) => ink.hasAllLetters && ink.width > 0)
  const fitting = whole.filter((ink) => heightOf(ink) <= room.height)
  if (fitting.length === 0) return whole.toSorted((a, b) => heightOf(a) - heightOf(b))[0] ?? null
  return fitting.toSorted((a, b) => heightOf(b) - heightOf(a))[0] ?? null
}

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
