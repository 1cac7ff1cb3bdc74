import { holdersOf, type NameGroup } from '@/domain/catalogue/type-case/group-languages'
import { compartmentsMeant } from '@/domain/catalogue/type-case/trade-words'
import { plainLetters } from '@/domain/search-words'

export type SearchTerm = {
  word: string
  /** Slugs of those that write a language, have a feature, or are described by a word called so. */
  holders: ReadonlySet<string>
  /** What the trade means by it: "condensed". */
  compartments: readonly string[]
}

/** What is searched for, as it was written or word by word; without words everything is meant. */
export type Search = { phrase: SearchTerm; words: SearchTerm[] }

/** Said of every family, or of none. */
const SAYS_NOTHING = new Set(
  'a an and for in of the to with face faces families family font fonts type typeface typefaces'.split(
    ' ',
  ),
)
/** "Books" is found as "book" is: the beginning of a word is enough. */
const PLURAL = /(?<=.{4})s$/

export function readSearch(find: string, groups: readonly NameGroup[]): Search {
  const term = (word: string): SearchTerm => {
    return { word, holders: holdersOf(groups, word), compartments: compartmentsMeant(word) }
  }
  const phrase = plainLetters(find.trim())
  const words = phrase.split(/\s+/).filter((word) => word && !SAYS_NOTHING.has(word))
  return { phrase: term(phrase), words: words.map((word) => term(word.replace(PLURAL, ''))) }
}
