import type { CodepointRange } from '../font-facts'
import type { CharacterChoice } from '../font-job'
import { FontRefused } from '../font-refused'
import { readCharacters } from '../inspect/read-characters'
import LETTERS from './preview-letters.json' with { type: 'json' }
import type { Sfnt } from '../sfnt/sfnt'

/** What a tester may type before further letters are fetched: enough to judge a typeface in its scripts. It sets most Latin text. */
const STANDARD_RANGES = parseRanges(LETTERS.standard)

/** Letters without accents, figures and the punctuation of a sentence. */
const BASIC_RANGES = parseRanges(LETTERS.basic)

/** The characters a foundry lets be seen of this font. */
export function chosenCharacters(sfnt: Sfnt, { set, extra = '' }: CharacterChoice): number[] {
  return [...new Set([...charactersOf(sfnt, set), ...codepointsOf(extra)])]
}

/** Those of some characters that a preview may show. */
export function charactersShown(characters: string[], { set, extra = '' }: CharacterChoice) {
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

/** "0020-007E 00A0" */
export function parseRanges(text: string): CodepointRange[] {
  return text.split(' ').map((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
    return [first, last]
  })
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
