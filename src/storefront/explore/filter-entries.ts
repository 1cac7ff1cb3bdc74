import type { ExploreEntry } from './explore-entry'

export type ExploreFilter = { facts: string[]; find: string }

type Findable = Pick<ExploreEntry, 'facts' | 'words'>

/** One compartment of a group is enough; every group needs one. */
export function matchesFilter(entry: Findable, { facts, find }: ExploreFilter): boolean {
  const matchedGroups = new Set(facts.filter((key) => entry.facts.includes(key)).map(groupOf))
  const hasFacts = facts.every((key) => matchedGroups.has(groupOf(key)))
  return hasFacts && entry.words.includes(find.trim().toLowerCase())
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
