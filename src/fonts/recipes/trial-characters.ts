import { parseRanges, toCodepoints } from './character-sets'
import TRIAL from './trial-letters.json' with { type: 'json' }

/** What a sentence needs in the languages of Europe and the Near East: figures, punctuation, money, no symbols to work with. */
const COMMON = new Set(toCodepoints(parseRanges(TRIAL.common)))

/** Letters beyond these are for scholars, phonetics and languages that write in several scripts. */
const SCRIPTS = Object.entries(TRIAL.letters).map(([script, ranges]) => ({
  isOf: new RegExp(`\\p{Script=${script}}`, 'u'),
  letters: new Set(toCodepoints(parseRanges(ranges))),
}))

const LETTER_OR_MARK = /[\p{L}\p{M}\p{Nd}]/u

/** Of a script that has thousands of letters; what is left sets a headline, and no book. */
const MOST_LETTERS_OF_OTHERS = 600

/** Of pictograms, which no language writes with: enough to try some. */
const MOST_SIGNS = 24

/** The characters of a reduced trial font: every script the typeface has, in the letters that its languages write with. */
export function trialCharacters(characters: readonly number[]): number[] {
  const others = characters.filter(isLetterOfAnother).slice(0, MOST_LETTERS_OF_OTHERS)
  const kept = new Set(others)
  const chosen = characters.filter((code) => kept.has(code) || isKept(code))
  return chosen.some((code) => code > 0x20) ? chosen : characters.slice(0, MOST_SIGNS)
}

function isKept(code: number): boolean {
  return COMMON.has(code) || scriptOf(code)?.letters.has(code) === true
}

function isLetterOfAnother(code: number): boolean {
  return LETTER_OR_MARK.test(String.fromCodePoint(code)) && !scriptOf(code) && !isInherited(code)
}

function scriptOf(code: number) {
  const character = String.fromCodePoint(code)
  return SCRIPTS.find(({ isOf }) => isOf.test(character))
}

/** Marks and figures that belong to no script of their own; those that are needed are named above. */
function isInherited(code: number): boolean {
  return /[\p{Script=Common}\p{Script=Inherited}]/u.test(String.fromCodePoint(code))
}
