import { TYPE_CASE } from '@/domain/catalogue/type-case/type-case'
import type { Feature } from '@/domain/catalogue/typeface-view'

/** What visitors may call the features of a typeface: by name, short for "capitals", by tag, or as the type case does. */
export function featureSearchNames(
  features: readonly Feature[],
  compartments: readonly string[],
): string[] {
  const named = features.flatMap(({ tag, name }) => [name, name.replace('capitals', 'caps'), tag])
  const labels = TYPE_CASE.filter(
    ({ group, key }) => group === 'feature' && compartments.includes(key),
  ).map(({ label }) => label)
  const names = [...named, ...labels].map((name) => name.toLowerCase().replaceAll(';', ','))
  return [...new Set(names)]
}
