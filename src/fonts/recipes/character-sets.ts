import type { CodepointRange } from '../font-facts'
import type { CharacterChoice } from '../font-job'
import { FontRefused } from '../font-refused'
import { readCharacters } from '../inspect/read-characters'
import type { Sfnt } from '../sfnt/sfnt'

/** What a tester may type before further letters are fetched: enough to judge a typeface in its scripts. It sets most Latin text. */
const STANDARD_RANGES: CodepointRange[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x300, 0x304],
  [0x386, 0x3ce],
  [0x401, 0x45f],
  [0x490, 0x491],
  [0x5d0, 0x5ea],
  [0x600, 0x6ff],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2150, 0x215e],
  [0x2190, 0x2199],
  [0x2212, 0x2212],
]

/** Letters without accents, figures and the punctuation of a sentence. */
const BASIC_RANGES: CodepointRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0x5d0, 0x5ea],
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x641, 0x64a],
  [0x660, 0x669],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x698, 0x698],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6cc, 0x6cc],
  [0x6f0, 0x6f9],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
]

/** The characters a foundry lets be seen of this font. */
export function chosenCharacters(sfnt: Sfnt, { set, extra = '' }: CharacterChoice): number[] {
  return [...new Set([...charactersOf(sfnt, set), ...codepointsOf(extra)])]
}

/** Those of some characters that a preview may show. */
export function charactersShown(
  characters: string[],
  { set, extra = '' }: CharacterChoice,
): string[] {
  if (set === 'full') return characters
  const ranges = set === 'basic' ? BASIC_RANGES : STANDARD_RANGES
  const shown = new Set([...toCodepoints(ranges), ...codepointsOf(extra)])
  return characters.filter((character) => shown.has(character.codePointAt(0) ?? -1))
}

function charactersOf(sfnt: Sfnt, set: CharacterChoice['set']): number[] {
  switch (set) {
    case 'basic':
      return toCodepoints(BASIC_RANGES)
    case 'standard':
      return toCodepoints(STANDARD_RANGES)
    case 'full':
      return readCharacters(sfnt)
  }
}

export function toCodepoints(ranges: CodepointRange[]): number[] {
  return ranges.flatMap(([first, last]) => {
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

export function codepointsOf(text: string): number[] {
  return [...new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))]
}

/** Of pictograms a preview in a set of letters. */
export function hasNone(): FontRefused {
  return new FontRefused('This font has none of the characters asked for.')
}

/** Those of the wanted characters that the font has; none at all makes no font. */
export function charactersIn(sfnt: Sfnt, wanted: number[]): number[] {
  const known = new Set(readCharacters(sfnt))
  const found = wanted.filter((code) => known.has(code))
  if (found.length === 0) throw hasNone()
  return found
}
