import { beginsWord, plainLetters } from '../../search-words'
import type { Language } from '../languages'

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

/** Names that the same typefaces hold, parted by semicolons, and the slugs of those. */
export type NameGroup = { names: string; slugs: string[] }

type Holder = { slug: string; names: readonly string[] }

/** Hundreds of languages and features are held by few different sets of typefaces: every name is there once. */
export function groupNames(holders: readonly Holder[]): NameGroup[] {
  const slugsOf = new Map<string, string[]>()
  for (const { slug, names } of holders)
    for (const name of new Set(names)) slugsOf.set(name, [...(slugsOf.get(name) ?? []), slug])

  const groups = new Map<string, { names: string[]; slugs: string[] }>()
  for (const [name, slugs] of slugsOf) {
    const group = groups.get(slugs.join()) ?? { names: [], slugs }
    group.names.push(name)
    groups.set(slugs.join(), group)
  }
  return [...groups.values()].map(({ names, slugs }) => ({ names: names.join(';'), slugs }))
}

/** Fewer letters begin too many names. */
const LEAST_LETTERS = 4

/** The slugs of typefaces that hold something of whose name a word begins so. */
export function holdersOf(groups: readonly NameGroup[], word: string): ReadonlySet<string> {
  const start = plainLetters(word.trim())
  if (start.length < LEAST_LETTERS) return new Set()
  const meant = groups.filter(({ names }) => beginsWord(plainLetters(names), start))
  return new Set(meant.flatMap(({ slugs }) => slugs))
}
