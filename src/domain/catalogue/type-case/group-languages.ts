/** Languages that the same typefaces can write: their names, parted by semicolons, and the slugs of those. */
export type LanguageGroup = { names: string; slugs: string[] }

type Writer = { slug: string; languages: readonly string[] }

/** Hundreds of languages are written by few different sets of typefaces: every name is there once. */
export function groupLanguages(writers: readonly Writer[]): LanguageGroup[] {
  const slugsOf = new Map<string, string[]>()
  for (const { slug, languages } of writers)
    for (const name of languages) slugsOf.set(name, [...(slugsOf.get(name) ?? []), slug])

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

/** The slugs of typefaces that can write a language whose name begins so. */
export function writersOf(groups: readonly LanguageGroup[], word: string): ReadonlySet<string> {
  const start = word.trim().toLowerCase()
  if (start.length < LEAST_LETTERS) return new Set()
  const meant = groups.filter(({ names }) => `;${names}`.includes(`;${start}`))
  return new Set(meant.flatMap(({ slugs }) => slugs))
}
