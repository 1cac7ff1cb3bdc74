import { isBlankToTheEye } from '../unseen-marks'
import type { CodeRange } from './glyphs/glyph-view'

/** What of a text stands as empty boxes. */
export type LackingLetters = {
  letters: string[]
  /** The foundry shows a part of the style's characters: it may well have them. */
  isOfPreview: boolean
  /** Why letters that the style has did not come. */
  refusal?: string
}

/** Letters of a text that are in none of these ranges, each once, in their order. */
export function lettersBeyond(text: string, ranges: readonly CodeRange[]): string[] {
  const letters = Array.from(new Set(text.normalize('NFC')))
  return letters.filter((letter) => {
    const code = letter.codePointAt(0) ?? 0
    const isIn = ranges.some(([first, last]) => code >= first && code <= last)
    return !isIn && !isBlankToTheEye(letter)
  })
}

/** More of them nobody reads. */
const MOST_NAMED = 8

const COMBINING = /^\p{M}/u

const DOTTED_CIRCLE = '\u25cc'

/** "Fraunces Black has no Ţ, ş."; empty: it has all of them. */
export function lackInWords(name: string, lacking: LackingLetters): string {
  const { letters, isOfPreview, refusal } = lacking
  if (refusal) return refusal
  if (letters.length === 0) return ''
  const all = listLacking(letters)
  return isOfPreview ? `The preview of ${name} shows no ${all}.` : `${name} has no ${all}.`
}

/** In the caption of a family: "no Ţ, ş"; empty: nothing is known to be lacking. */
export function lackInShort({ letters, isOfPreview }: LackingLetters): string {
  return letters.length === 0 || isOfPreview ? '' : `no ${listLacking(letters)}`
}

/** "Ţ, ş" */
function listLacking(letters: readonly string[]): string {
  const named = letters.slice(0, MOST_NAMED).map(shownAlone).join(', ')
  const others = letters.length - MOST_NAMED
  return others > 0 ? `${named} and ${others} more` : named
}

/** An accent stands on a dotted circle. */
export function shownAlone(letter: string): string {
  return COMBINING.test(letter) ? DOTTED_CIRCLE + letter : letter
}
