import { useEffect, useState } from 'react'
import { languageKey, type WrittenLanguage } from '@/domain/catalogue/type-case/group-languages'
import { directionOf } from '@/domain/catalogue/typed-text'
import { beginsWord, plainLetters } from '@/domain/search-words'
import { type LanguageTexts, readLanguageTexts } from '../tester/text/read-language-texts'
import { type ExploreFilter, type Findable, matchesFilter } from './filter-entries'
import type { Shown } from './set-entry'

const NO_TEXTS: LanguageTexts = { textOf: () => undefined }

type SelectedLanguages = {
  selected: WrittenLanguage[]
  /** Those that have no compartment of the type case, as one; without a text while it is on its way. */
  shown: Shown[]
  isReady: boolean
}

/** Those languages of the catalogue that are selected, with a text for each. */
export function useSelectedLanguages(
  languages: readonly WrittenLanguage[],
  { facts, inCase }: { facts: readonly string[]; inCase: ReadonlySet<string> },
): SelectedLanguages {
  const selected = languages.filter((one) => facts.includes(languageKey(one)))
  const others = selected.filter((one) => !inCase.has(languageKey(one)))
  const texts = useTexts(others.length > 0)
  return {
    selected,
    shown: others.map((language) => shownOf(language, texts)),
    isReady: others.length === 0 || texts !== null,
  }
}

/** null: not asked for, or on their way. */
function useTexts(isNeeded: boolean): LanguageTexts | null {
  const [texts, setTexts] = useState<LanguageTexts | null>(null)
  useEffect(() => {
    if (isNeeded) readLanguageTexts().then(setTexts, () => setTexts(NO_TEXTS)) // each keeps its own
  }, [isNeeded])
  return texts
}

function shownOf({ code }: WrittenLanguage, texts: LanguageTexts | null): Shown {
  const text = texts?.textOf(code)
  return {
    group: 'language',
    key: languageKey({ code }),
    specimen: { text: '', lang: code },
    sentence: text ? { text, lang: code, dir: directionOf(text), script: '' } : null,
  }
}

/** Languages of which a word begins so, those whose name does first; by their codes too. */
export function findLanguages(languages: readonly WrittenLanguage[], typed: string) {
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
