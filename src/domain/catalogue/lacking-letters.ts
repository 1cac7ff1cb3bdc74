import { isBlankToTheEye } from '../unseen-marks'
import type { CodeRange } from './glyphs/glyph-view'
import { codesIn, rangesOf } from './glyphs/letter-pages'

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
  const within = lettersWithin(text, ranges)
  const letters = Array.from(new Set(text.normalize('NFC')))
  return letters.filter((letter) => !within.includes(letter) && !isBlankToTheEye(letter))
}

/** Letters of a text that are in one of these ranges, each once, in their order. */
export function lettersWithin(text: string, ranges: readonly CodeRange[]): string[] {
  return Array.from(new Set(text.normalize('NFC'))).filter((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return ranges.some(([first, last]) => code >= first && code <= last)
  })
}

/** Of styles of one family, what each lacks and another has; those that lack nothing are left out. */
export function lacksOfStyles(styles: { id: string; facts: { codepoints: CodeRange[] } }[]) {
  const had = styles.map(({ id, facts }) => [id, new Set(codesIn(facts.codepoints))] as const)
  const all = [...new Set(had.flatMap(([, codes]) => [...codes]))].toSorted((a, b) => a - b)
  return had
    .map(([id, codes]) => [id, rangesOf(all.filter((code) => !codes.has(code)))] as const)
    .filter(([, ranges]) => ranges.length > 0)
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
