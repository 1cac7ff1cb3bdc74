import { beginsWord, plainLetters } from '@/domain/search-words'
import type { ExploreEntry } from './explore-entry'

export type ExploreFilter = {
  facts: string[]
  find: string
  /** Slugs of those that write a language, or have a feature, called so. */
  holders?: ReadonlySet<string>
}

export type Findable = Pick<ExploreEntry, 'slug' | 'facts' | 'words' | 'purpose'>

/** Fewer letters begin the name of more than one kind, and too many words. */
const LEAST_LETTERS = 4

/** One compartment of a group is enough; every group needs one. */
export function matchesFilter(entry: Findable, filter: ExploreFilter): boolean {
  const { facts } = filter
  const matchedGroups = new Set(facts.filter((key) => entry.facts.includes(key)).map(groupOf))
  const hasFacts = facts.every((key) => matchedGroups.has(groupOf(key)))
  return hasFacts && isCalled(entry, filter)
}

/** By a name, by its kind or script, by what it is for, or by a language or a feature it has. */
function isCalled(entry: Findable, { find, holders }: ExploreFilter): boolean {
  const word = plainLetters(find.trim())
  if (entry.words.includes(word) || holders?.has(entry.slug)) return true
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
