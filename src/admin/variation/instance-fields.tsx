import type { CSSProperties } from 'react'
import type { NamedInstance } from '@/domain/catalogue/typeface-view'
import type { InstanceOverride } from '@/domain/catalogue/variation/variation-overrides'
import type { InstanceChange } from '@/domain/catalogue/variation/change-variation'
import { CommittedInput } from '../committed-input'
import { useSay } from '../use-say'

type Props = {
  instance: NamedInstance
  override: InstanceOverride | undefined
  /** Its coordinates, as far as they tell it from the others. */
  place: string
  isWithinReach: boolean
  error: string | null
  /** The browser font of the file, where this window has it. */
  face: string | undefined
  onChange: (change: InstanceChange) => void
}

/** One named instance: whether visitors are offered it, and by which name. */
export function InstanceFields(props: Props) {
  const { instance, override, place, isWithinReach, error, face, onChange } = props
  const say = useSay()
  return (
    <li className="variation-instance">
      <input
        type="checkbox"
        aria-label={say('Offer {name}', { name: instance.name })}
        checked={isWithinReach && !override?.hidden}
        disabled={!isWithinReach}
        onChange={(event) => onChange({ hidden: !event.target.checked })}
      />
      <CommittedInput
        aria-label={say('Name of {name}', { name: instance.name })}
        aria-invalid={error !== null}
        value={override?.name ?? instance.name}
        maxLength={60}
        style={face ? styleOfInstance(face, instance) : undefined}
        onCommit={(name) => onChange({ name: name.trim() || undefined })}
      />
      <span className="field-description">
        {isWithinReach ? place : say('{place}: beyond the range', { place })}
      </span>
      {error ? (
        <p role="alert" className="variation-error">
          {say(error)}
        </p>
      ) : null}
    </li>
  )
}

function styleOfInstance(face: string, { coordinates }: NamedInstance): CSSProperties {
  const axes = Object.entries(coordinates).map(([tag, at]) => `"${tag}" ${at}`)
  return { fontFamily: `"${face}", var(--font-body)`, fontVariationSettings: axes.join(', ') }
}
