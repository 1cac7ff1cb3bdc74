import { beginsWord, plainLetters } from '@/domain/search-words'
import { languageKey, type WrittenLanguage } from '@/domain/catalogue/type-case/group-languages'
import { matchesFilter, type ExploreFilter, type Findable } from '../filter-entries'

/** Languages of which a word begins so, those whose name does first; by their codes too. */
export function findLanguages(
  languages: readonly WrittenLanguage[],
  typed: string,
): WrittenLanguage[] {
  const start = plainLetters(typed.trim())
  const found = languages.filter(({ name, code }) => {
    return beginsWord(plainLetters(name), start) || code.toLowerCase() === start
  })
  const isFirst = ({ name }: WrittenLanguage) => plainLetters(name).startsWith(start)
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))]
}

/** How many families would remain with a language, beside what else is selected. */
export function countsByLanguage(
  entries: readonly Findable[],
  filter: ExploreFilter,
): (language: WrittenLanguage) => number {
  const facts = filter.facts.filter((key) => !isLanguage(key))
  const others = entries.filter((entry) => matchesFilter(entry, { ...filter, facts }))
  const slugs = new Set(others.map(({ slug }) => slug))
  return (language) => language.slugs.filter((slug) => slugs.has(slug)).length
}

/** One language instead of those that are selected; null: none. */
export function withLanguage(facts: readonly string[], language: WrittenLanguage | null): string[] {
  const others = facts.filter((key) => !isLanguage(key))
  return language ? [...others, languageKey(language)] : others
}

/** Families with the selected languages among their facts, of which they hold those of the type case alone. */
export function withLanguageFacts<Entry extends Findable>(
  entries: Entry[],
  selected: readonly WrittenLanguage[],
): Entry[] {
  if (selected.length === 0) return entries
  const writers = selected.map((one) => ({ key: languageKey(one), slugs: new Set(one.slugs) }))
  return entries.map((entry) => {
    const written = writers.filter(({ slugs }) => slugs.has(entry.slug))
    const keys = written.map(({ key }) => key)
    return { ...entry, facts: [...new Set([...entry.facts, ...keys])] }
  })
}

function isLanguage(key: string): boolean {
  return key.startsWith('language:')
}
