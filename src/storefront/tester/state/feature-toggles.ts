import { COMPARTMENT_FEATURES } from '@/domain/catalogue/type-case/compartment-features'
import type { Feature } from '@/domain/catalogue/typeface-view'

export type FeatureToggle = { name: string; tags: readonly string[] }

type Named = Pick<Feature, 'tag' | 'name'>

/** What Explore's type case can set of these features, and whatever else is switched on or off. */
export function listFeatureToggles(
  features: readonly Named[],
  chosen: Record<string, boolean>,
): FeatureToggle[] {
  const names = new Map(features.map(({ tag, name }) => [tag, name]))
  const inCase = Object.values(COMPARTMENT_FEATURES)
  const others = Object.keys(chosen).filter((tag) => !inCase.flat().includes(tag))
  return [...inCase, ...others.map((tag) => [tag])].flatMap((tags) => {
    const name = names.get(tags[0] ?? '')
    return name === undefined ? [] : [{ name, tags }]
  })
}
