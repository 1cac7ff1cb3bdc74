import { COMPARTMENT_FEATURES } from '@/domain/catalogue/type-case/compartment-features'
import type { Feature } from '@/domain/catalogue/typeface-view'
import { isFeatureOn } from '../state/tester-state'

type Props = {
  toggles: FeatureToggle[]
  chosen: Record<string, boolean>
  onFeaturesChange: (chosen: Record<string, boolean>) => void
}

/** Features by their names, in one line; in a form each is sent by its tags. */
export function FeatureChoice({ toggles, chosen, onFeaturesChange }: Props) {
  return (
    <div className="feature-choice" role="group" aria-label="Features">
      {toggles.map(({ name, tags }) => (
        <label key={name} className="hit">
          <input
            type="checkbox"
            name="features"
            value={tags.join()}
            checked={isFeatureOn({ features: chosen }, tags[0] ?? '')}
            onChange={({ target }) => {
              const set = Object.fromEntries(tags.map((tag) => [tag, target.checked]))
              onFeaturesChange({ ...chosen, ...set })
            }}
          />
          {name}
        </label>
      ))}
    </div>
  )
}

type FeatureToggle = { name: string; tags: readonly string[] }

/** What Explore's type case can set of these features, and whatever else is switched on or off. */
export function listFeatureToggles(
  features: readonly Pick<Feature, 'tag' | 'name'>[],
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
