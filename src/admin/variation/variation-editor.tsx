import { useState, useId } from 'react'
import { changeAxis, type AxisChange } from '@/domain/catalogue/variation/change-variation'
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
import { ownValue } from '@/domain/own-value'
import { firstNamesInWords } from '@/domain/words'
import { Tick } from '../labelled-input'
import { useSay } from '../use-say'
import { InstanceList, type VariationError } from './instance-list'
import { variationInWords, rangeInWords } from './variation-in-words'
import './variation.css'
import type { Axis } from '@/domain/catalogue/typeface-view'
import { CommittedInput } from '../committed-input'
import { QuietButton } from '../quiet-button'

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
      <QuietButton onClick={() => onDelete(withoutLostOverrides(font, overrides))}>
        {say('Forget it')}
      </QuietButton>
    </p>
  )
}

type AxisFieldsProps = {
  axis: Axis
  setting: VariationSetting
  error: string | null
  onChange: (change: AxisChange) => void
}

/** One axis: its name for visitors, its range, its default position, and whether visitors see it. */
function AxisFields({ axis, setting, error, onChange }: AxisFieldsProps) {
  const say = useSay()
  const id = useId()
  const override = setting.overrides.axes.find(({ tag }) => tag === axis.tag)
  const range = { min: override?.min ?? axis.min, max: override?.max ?? axis.max }
  const isFixed = range.min === range.max
  const position = ownValue(setting.position, axis.tag) ?? axis.default
  const numberField = (label: string, value: number, field: 'min' | 'max' | 'position') => (
    <label>
      <span>{label}</span>
      <CommittedInput
        type="number"
        step="any"
        value={String(value)}
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        onCommit={(typed) => onChange({ [field]: numberIn(typed) })}
      />
    </label>
  )

  return (
    <li className="variation-axis">
      <div role="group" aria-label={say('Axis {tag}', { tag: axis.tag })}>
        <p>
          <b>{axis.tag}</b>{' '}
          <span className="field-description">
            {say('{range} in the file', { range: rangeInWords(axis) })}
          </span>
        </p>
        <label className="variation-name">
          <span>{say('Name')}</span>
          <CommittedInput
            value={override?.name ?? axis.name}
            maxLength={60}
            onCommit={(name) => onChange({ name: name.trim() || undefined })}
          />
        </label>
        {numberField(say('From'), range.min, 'min')}
        {numberField(say('To'), range.max, 'max')}
        {numberField(say('At rest'), position, 'position')}
        <Tick
          className="variation-tick"
          checked={!isFixed && !(override?.hidden ?? axis.hidden)}
          disabled={isFixed}
          onChange={(isTicked) => onChange({ hidden: !isTicked })}
        >
          {say('Shown')}
        </Tick>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="variation-error">
          {say(error)}
        </p>
      ) : null}
    </li>
  )
}

/** An empty field means the file's own value. */
function numberIn(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : Number(typed)
}
