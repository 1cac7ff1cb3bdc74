import type { FeatureToggle } from '../state/feature-toggles'
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
