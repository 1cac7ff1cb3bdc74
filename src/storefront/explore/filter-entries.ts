import type { ExploreEntry } from './explore-entry'

export type ExploreFilter = {
  facts: string[]
  find: string
  /** Slugs of those that write a language called so. */
  writers?: ReadonlySet<string>
}

type Findable = Pick<ExploreEntry, 'slug' | 'facts' | 'words'>

/** Fewer letters begin the name of more than one kind. */
const LEAST_LETTERS = 4

/** One compartment of a group is enough; every group needs one. */
export function matchesFilter(entry: Findable, filter: ExploreFilter): boolean {
  const { facts } = filter
  const matchedGroups = new Set(facts.filter((key) => entry.facts.includes(key)).map(groupOf))
  const hasFacts = facts.every((key) => matchedGroups.has(groupOf(key)))
  return hasFacts && isCalled(entry, filter)
}

/** By a name, by its kind or script, or by a language it writes. */
function isCalled({ slug, facts, words }: Findable, { find, writers }: ExploreFilter): boolean {
  const word = find.trim().toLowerCase()
  if (words.includes(word) || writers?.has(slug)) return true
  if (word.length < LEAST_LETTERS) return false
  return facts.some((key) => key.startsWith(`kind:${word}`) || key.startsWith(`script:${word}`))
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
