import { useState } from 'react'
import { changeAxis } from '@/domain/catalogue/variation/change-variation'
import {
  type Variation,
  type VariationSetting,
  withoutLostOverrides,
  lostOverrides,
} from '@/domain/catalogue/variation/merge-variation'
import { refuseVariation } from '@/domain/catalogue/variation/refuse-variation'
import {
  namesOfOverrides,
  type VariationOverrides,
} from '@/domain/catalogue/variation/variation-overrides'
import { firstNamesInWords } from '@/domain/words'
import { useSay } from '../use-say'
import { AxisFields } from './axis-fields'
import { InstanceList, type VariationError } from './instance-list'
import { variationInWords } from './variation-in-words'
import './variation.css'

type Props = {
  /** As the file has it. */
  font: Variation
  setting: VariationSetting
  /** The browser font of the file, where this window has it: instances are set in themselves. */
  face?: string
  onChange: (setting: VariationSetting) => void
}

/** How visitors see the axes and named instances of a file. An impossible change is refused here, before it is sent. */
export function VariationEditor({ font, setting, face, onChange }: Props) {
  const say = useSay()
  const [error, setError] = useState<VariationError | null>(null)

  function change(place: string, next: VariationSetting) {
    const [sentence] = refuseVariation(font, { before: setting, after: next })
    setError(sentence ? { place, sentence } : null)
    if (!sentence) onChange(next)
  }

  return (
    <details className="variation">
      <summary>
        <b>{say('Axes and named instances')}</b>{' '}
        <span className="field-description">{say(variationInWords(font, setting))}</span>
      </summary>
      <p className="field-description">
        {say(
          'What visitors see and may set. An emptied field says again what the file says. The fonts that buyers receive keep every axis in full.',
        )}
      </p>
      <ul className="variation-axes" aria-label={say('Axes')}>
        {font.axes.map((axis) => (
          <AxisFields
            key={axis.tag}
            axis={axis}
            setting={setting}
            error={error?.place === `axis ${axis.tag}` ? error.sentence : null}
            onChange={(changed) => change(`axis ${axis.tag}`, changeAxis(setting, axis, changed))}
          />
        ))}
      </ul>
      {font.instances.length > 0 ? (
        <InstanceList {...{ font, setting, error, face }} onChange={change} />
      ) : null}
      <LostOverrides
        font={font}
        overrides={setting.overrides}
        onDelete={(overrides) => onChange({ ...setting, overrides })}
      />
    </details>
  )
}

type LostOverridesProps = {
  font: Variation
  overrides: VariationOverrides
  onDelete: (overrides: VariationOverrides) => void
}

/** Decisions on axes and instances that only an earlier file has: stored, should they return. */
function LostOverrides({ font, overrides, onDelete }: LostOverridesProps) {
  const say = useSay()
  const lost = namesOfOverrides(lostOverrides(font, overrides))
  if (lost.length === 0) return null

  return (
    <p className="variation-lost">
      {say('Decided earlier, but not in this file: {&names}.', { names: firstNamesInWords(lost) })}{' '}
      <button
        type="button"
        className="quiet-button"
        onClick={() => onDelete(withoutLostOverrides(font, overrides))}
      >
        {say('Forget it')}
      </button>
    </p>
  )
}
