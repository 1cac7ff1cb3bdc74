import { toCodepoints } from './character-sets'

/** What a sentence needs in the languages of Europe and the Near East: figures, punctuation, money, no symbols to work with. */
const COMMON = new Set(
  toCodepoints([
    [0x20, 0x7e],
    [0xa0, 0xab],
    [0xad, 0xb1],
    [0xb4, 0xb8],
    [0xbb, 0xbb],
    [0xbf, 0xbf],
    [0xd7, 0xd7],
    [0xf7, 0xf7],
    [0x300, 0x304],
    [0x306, 0x308],
    [0x30a, 0x30c],
    [0x323, 0x328],
    [0x60c, 0x60c],
    [0x61b, 0x61b],
    [0x61f, 0x61f],
    [0x640, 0x640],
    [0x660, 0x669],
    [0x6f0, 0x6f9],
    [0x200c, 0x200f],
    [0x2010, 0x2015],
    [0x2018, 0x201e],
    [0x2020, 0x2022],
    [0x2026, 0x2026],
    [0x2030, 0x2030],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2116, 0x2116],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
    [0x25cc, 0x25cc],
  ]),
)

/** Letters beyond these are for scholars, phonetics and languages that write in several scripts. */
const LETTERS: Record<string, [first: number, last: number][]> = {
  Latin: [
    [0x41, 0x17f],
    [0x18f, 0x18f],
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x1e6, 0x1e7],
    [0x1fa, 0x1ff],
    [0x218, 0x21b],
    [0x259, 0x259],
    [0x1e80, 0x1e85],
    [0x1e9e, 0x1e9e],
    [0x1ea0, 0x1ef9],
  ],
  Greek: [[0x386, 0x3ce]],
  Cyrillic: [
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x492, 0x493],
    [0x49a, 0x49b],
    [0x4a2, 0x4a3],
    [0x4ae, 0x4b1],
    [0x4ba, 0x4bb],
    [0x4d8, 0x4d9],
    [0x4e8, 0x4e9],
  ],
  Hebrew: [[0x5d0, 0x5ea]],
  Arabic: [[0x610, 0x6ff]],
}

const SCRIPTS = Object.entries(LETTERS).map(([script, ranges]) => ({
  isOf: new RegExp(`\\p{Script=${script}}`, 'u'),
  letters: new Set(toCodepoints(ranges)),
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
