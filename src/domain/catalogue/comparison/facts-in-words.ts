import { countInWords, countOf, lowerFirst } from '../../words'
import type { TypefaceView } from '../typeface-view'

type Child = Pick<
  TypefaceView,
  'name' | 'category' | 'scripts' | 'features' | 'languages' | 'styles'
>

/** What the families of a superfamily share, and after it, a line each, what there is of one beyond that, if anything is. */
export function commonFacts(families: readonly Child[]): { label: string; value: string }[] {
  if (families.length < 2) return []
  const sets = families.map(factsOf)
  const shared = new Set(sets[0]?.filter((fact) => sets.every((set) => set.includes(fact))))
  const inCommon = wordsOf([...shared])
  if (inCommon === '') return []
  const all = families.length === 2 ? 'Both' : `All ${lowerFirst(countInWords(families.length))}`
  const own = families.flatMap(({ name }, at) => {
    const further = wordsOf(sets[at]?.filter((fact) => !shared.has(fact)) ?? [], 'more ')
    return further === '' ? [] : [{ label: name, value: further }]
  })
  return [{ label: all, value: inCommon }, ...own]
}

/** "script Latin", one string a fact, so that they can be compared. */
function factsOf({ category, scripts, features, languages, styles }: Child): string[] {
  const weights = styles.flatMap(({ weight, axes }) => {
    const axis = axes.find(({ tag }) => tag === 'wght')
    return axis ? [axis.min, axis.max] : [weight]
  })
  const [lightest, heaviest] = [Math.min(...weights), Math.max(...weights)]
  const slopes = styles.map(({ slope }) => (slope === 'upright' ? 'upright' : 'italic'))
  const axes = styles.flatMap((style) => style.axes.map(({ name }) => name))
  return [
    ...(category === 'mono' ? ['width fixed'] : []),
    ...scripts.map((script) => `script ${script}`),
    ...languages.map(({ code }) => `language ${code}`),
    ...(weights.length > 0
      ? [`weight ${lightest === heaviest ? lightest : `${lightest}–${heaviest}`}`]
      : []),
    ...[...new Set(slopes)].map((slope) => `slope ${slope}`),
    ...[...new Set(axes)].filter((name) => name !== 'Weight').map((name) => `axis ${name}`),
    ...new Set(features.map(({ name }) => `feature ${name}`)),
  ]
}

function wordsOf(facts: string[], more = ''): string {
  const of = (kind: string) =>
    facts.flatMap((fact) => (fact.startsWith(`${kind} `) ? [fact.slice(kind.length + 1)] : []))
  const languages = of('language').length
  const slopes = of('slope')
  const axes = of('axis').map(lowerFirst)
  return [
    ...of('width').map(() => 'letters of one width'),
    ...of('script'),
    ...(languages > 0 ? [countOf(languages, `${more}language`)] : []),
    ...of('weight').map((range) => `weight ${range}`),
    ...(slopes.includes('italic') ? ['italics'] : []),
    ...axes.map((name) => `${name} axis`),
    ...[featuresInWords(of('feature'))].filter((words) => words !== ''),
  ].join(', ')
}

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
