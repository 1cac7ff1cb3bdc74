import { countOf, lowerFirst } from '@/domain/words'

/** What has no name but a number is counted. */
const NUMBERED = /^(Stylistic set|Character variant) \d+$/
/** The sum of all others. */
const ALL = 'All alternates'

/** "Small capitals, Slashed zero, 12 stylistic sets" */
export function featuresInWords(names: readonly string[]): string {
  const named = names.filter((name) => name !== ALL && !NUMBERED.test(name))
  const counts = new Map<string, number>()
  for (const name of names) {
    const kind = NUMBERED.exec(name)?.[1]
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const counted = [...counts].map(([kind, count]) => countOf(count, lowerFirst(kind)))
  return [...named, ...counted].join(', ')
}
