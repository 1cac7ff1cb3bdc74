import type { ExploreEntry } from './explore-entry'

export type ExploreFilter = { facts: string[]; find: string }

type Findable = Pick<ExploreEntry, 'facts' | 'words'>

/** Within a group one of the compartments is enough; of every group there must be one. */
export function matchesFilter(entry: Findable, { facts, find }: ExploreFilter): boolean {
  const had = new Set(facts.filter((key) => entry.facts.includes(key)).map(groupOf))
  const lies = facts.every((key) => had.has(groupOf(key)))
  return lies && entry.words.includes(find.trim().toLowerCase())
}

/** Would this compartment, selected beside the others, still give a family? */
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
