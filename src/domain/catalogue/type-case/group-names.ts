import { beginsWord, plainLetters } from '../../search-words'

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
