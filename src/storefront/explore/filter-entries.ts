import { MOST_COMPARED } from '@/domain/catalogue/comparison/parse-compared'
import { holdersOf, type NameGroup } from '@/domain/catalogue/type-case/group-languages'
import { lackingScripts } from '@/domain/catalogue/type-case/lacking-scripts'
import { compartmentsMeant } from '@/domain/catalogue/type-case/trade-words'
import { ownValue } from '@/domain/own-value'
import { beginsWord, plainLetters } from '@/domain/search-words'
import { partWithLetters } from './case-faces'
import type { ExploreEntry } from './explore-entry'

export type ExploreFilter = { facts: string[]; find: string; search: Search }

export type Findable = Pick<ExploreEntry, 'slug' | 'facts' | 'words' | 'purpose'>

/** Fewer letters begin the name of more than one kind, and too many words. */
const LEAST_LETTERS = 4

/** One compartment of a group is enough, and every group needs one; of features all that are selected are needed. */
export function matchesFilter(entry: Findable, filter: ExploreFilter): boolean {
  const { facts } = filter
  const matched = facts.filter((key) => entry.facts.includes(key))
  const matchedGroups = new Set(matched.map(groupOf))
  const hasFacts = facts.every((key) =>
    isFeature(key) ? matched.includes(key) : matchedGroups.has(groupOf(key)),
  )
  return hasFacts && isSearched(entry, filter.search)
}

function isSearched(entry: Findable, { phrase, words }: Search): boolean {
  return isCalled(entry, phrase) || words.every((word) => isCalled(entry, word))
}

/** By a name, by its kind or script, by what it is for, by a language or a feature it has, or by a word of the trade. */
function isCalled(entry: Findable, { word, holders, compartments }: SearchTerm): boolean {
  if (entry.words.includes(word) || holders.has(entry.slug)) return true
  if (compartments.some((key) => entry.facts.includes(key))) return true
  if (word.length < LEAST_LETTERS) return false
  if (beginsWord(plainLetters(entry.purpose), word)) return true
  return entry.facts.some(
    (key) => key.startsWith(`kind:${word}`) || key.startsWith(`script:${word}`),
  )
}

/** Whether a family would remain with this compartment selected beside those of other groups, or beside all other features. */
export function wouldFind(entries: Findable[], filter: ExploreFilter, key: string): boolean {
  const others = filter.facts.filter((fact) => isFeature(fact) || groupOf(fact) !== groupOf(key))
  return entries.some((entry) => matchesFilter(entry, { ...filter, facts: [...others, key] }))
}

export function toggleFact(facts: string[], key: string): string[] {
  return facts.includes(key) ? facts.filter((fact) => fact !== key) : [...facts, key]
}

/** "in 18 of 20 styles": the least of what is selected or typed and not in all of them; null: all of it is. */
export function partlyFound(
  { partly, cuts }: Pick<ExploreEntry, 'partly' | 'cuts'>,
  { facts, text }: { facts: readonly string[]; text: string },
) {
  const [least] = [...facts.map((key) => ownValue(partly, key)), partWithLetters({ cuts }, text)]
    .flatMap((part) => part ?? [])
    .toSorted((a, b) => a.styles / a.of - b.styles / b.of)
  return least ? `in ${least.styles} of ${least.of} styles` : null
}

function isFeature(key: string): boolean {
  return groupOf(key) === 'feature'
}

function groupOf(key: string): string {
  return key.split(':')[0] ?? key
}

type SearchTerm = {
  word: string
  /** Slugs of those that write a language, have a feature, or are described by a word called so. */
  holders: ReadonlySet<string>
  /** What the trade means by it: "condensed". */
  compartments: readonly string[]
}

/** What is searched for, as it was written or word by word; without words everything is meant. */
type Search = { phrase: SearchTerm; words: SearchTerm[] }

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

/** Families that do not write what was typed stand last. */
export function writersFirst<Entry extends { facts: string[] }>(entries: Entry[], text: string) {
  if (!text) return entries
  const lack = new Map(entries.map((entry) => [entry, lackingScripts(text, entry.facts).length]))
  return entries.toSorted((a, b) => (lack.get(a) ?? 0) - (lack.get(b) ?? 0))
}

/** With four of them already the first gives way. */
export function toggleCompared(slugs: readonly string[], slug: string): string[] {
  if (slugs.includes(slug)) return slugs.filter((other) => other !== slug)
  return [...slugs, slug].slice(-MOST_COMPARED)
}
