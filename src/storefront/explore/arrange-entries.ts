import { MOST_COMPARED } from '@/domain/catalogue/comparison/parse-compared'
import { lackingScripts } from '@/domain/catalogue/type-case/lacking-scripts'

/** Families that do not write what was typed stand last. */
export function writersFirst<Entry extends { facts: string[] }>(
  entries: Entry[],
  text: string,
): Entry[] {
  if (!text) return entries
  const lack = new Map(entries.map((entry) => [entry, lackingScripts(text, entry.facts).length]))
  return entries.toSorted((a, b) => (lack.get(a) ?? 0) - (lack.get(b) ?? 0))
}

/** With four of them already the first gives way. */
export function toggleCompared(slugs: readonly string[], slug: string): string[] {
  if (slugs.includes(slug)) return slugs.filter((other) => other !== slug)
  return [...slugs, slug].slice(-MOST_COMPARED)
}
