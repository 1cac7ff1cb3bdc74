import { beginsWord, plainLetters } from '@/domain/search-words'
import type { ExploreEntry } from './explore-entry'
import type { Search, SearchTerm } from './read-search'

export type ExploreFilter = {
  facts: string[]
  find: string
  search: Search
}

export type Findable = Pick<ExploreEntry, 'slug' | 'facts' | 'words' | 'purpose'>

/** Fewer letters begin the name of more than one kind, and too many words. */
const LEAST_LETTERS = 4

/** One compartment of a group is enough; every group needs one. */
export function matchesFilter(entry: Findable, filter: ExploreFilter): boolean {
  const { facts } = filter
  const matchedGroups = new Set(facts.filter((key) => entry.facts.includes(key)).map(groupOf))
  const hasFacts = facts.every((key) => matchedGroups.has(groupOf(key)))
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

/** Whether a family would remain with this compartment selected beside those of other groups. */
export function wouldFind(entries: Findable[], filter: ExploreFilter, key: string): boolean {
  const others = filter.facts.filter((fact) => groupOf(fact) !== groupOf(key))
  return entries.some((entry) => matchesFilter(entry, { ...filter, facts: [...others, key] }))
}

export function toggleFact(facts: string[], key: string): string[] {
  return facts.includes(key) ? facts.filter((fact) => fact !== key) : [...facts, key]
}

function groupOf(key: string): string {
  return key.split(':')[0] ?? key
}
