import type { Language } from '../character-survey'
import { groupNames, type NameGroup } from './group-names'

/** Languages that the same typefaces write; their codes stand in the order of the names. */
export type LanguageGroup = NameGroup & { codes: string }

/** A language of the catalogue, and the slugs of the typefaces that write it. */
export type WrittenLanguage = Language & { slugs: readonly string[] }

type Writer = { slug: string; languages: readonly Language[] }

export function groupLanguages(writers: readonly Writer[]): LanguageGroup[] {
  const codes = new Map(
    writers.flatMap(({ languages }) => languages.map(({ code, name }) => [name, code] as const)),
  )
  const named = writers.map(({ slug, languages }) => {
    return { slug, names: languages.map(({ name }) => name) }
  })
  return groupNames(named).map((group) => {
    const known = group.names.split(';').map((name) => codes.get(name) ?? '')
    return { ...group, codes: known.join(';') }
  })
}

/** Every one of them, by name. */
export function listLanguages(groups: readonly LanguageGroup[]): WrittenLanguage[] {
  const languages = groups.flatMap(({ names, codes, slugs }) => {
    const known = codes.split(';')
    return names.split(';').map((name, place) => ({ name, code: known[place] ?? '', slugs }))
  })
  // Made once: for each pair it would be looked up anew, a tenth of the time that Explore takes to start.
  const { compare } = new Intl.Collator('en')
  return languages.toSorted((a, b) => compare(a.name, b.name))
}

/** Its compartment of the type case, which has few of them: "language:cs". */
export function languageKey({ code }: Pick<Language, 'code'>): string {
  return `language:${code.toLowerCase()}`
}
