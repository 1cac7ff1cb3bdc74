import type { CSSProperties } from 'react'
import type { NamedInstance } from '@/domain/catalogue/typeface-view'
import { changeInstance, type InstanceChange } from '@/domain/catalogue/variation/change-variation'
import {
  isWithinReach,
  mergeVariation,
  type Variation,
  type VariationSetting,
} from '@/domain/catalogue/variation/merge-variation'
import type { InstanceOverride } from '@/domain/catalogue/variation/variation-overrides'
import { CommittedInput } from '../committed-input'
import { QuietButton } from '../quiet-button'
import { useSay } from '../use-say'
import { placeInWords } from './variation-in-words'

type Props = {
  font: Variation
  setting: VariationSetting
  error: VariationError | null
  face: string | undefined
  onChange: (place: string, setting: VariationSetting) => void
}

/** The file's named instances, in its order. */
export function InstanceList({ font, setting, error, face, onChange }: Props) {
  const say = useSay()
  const { instances, axes } = font
  const merged = mergeVariation(font, setting)
  const offerAll = (offer: { hidden: boolean }) =>
    instances.reduce((made, { name }) => changeInstance(made, name, offer), setting)

  return (
    <>
      <div className="variation-head">
        <h4>{say('Named instances')}</h4>
        <QuietButton onClick={() => onChange('instances', offerAll({ hidden: false }))}>
          {say('Offer all')}
        </QuietButton>
        <QuietButton onClick={() => onChange('instances', offerAll({ hidden: true }))}>
          {say('Offer none')}
        </QuietButton>
      </div>
      {error?.place === 'instances' ? (
        <p role="alert" className="variation-error">
          {say(error.sentence)}
        </p>
      ) : null}
      <ul className="variation-instances" aria-label={say('Named instances')}>
        {instances.map((instance, number) => (
          <InstanceFields
            key={`${instance.name} ${number}`}
            instance={instance}
            override={setting.overrides.instances.find(
              (override) => override.instance === instance.name,
            )}
            place={placeInWords(instance, instances)}
            isWithinReach={isWithinReach(instance, axes, merged.axes)}
            error={error?.place === `instance ${instance.name}` ? error.sentence : null}
            face={face}
            onChange={(change) =>
              onChange(`instance ${instance.name}`, changeInstance(setting, instance.name, change))
            }
          />
        ))}
      </ul>
    </>
  )
}

type InstanceFieldsProps = {
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
function InstanceFields(props: InstanceFieldsProps) {
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

/** Why a change is not possible, with the place of its field. */
export type VariationError = { place: string; sentence: string }
