import { useId } from 'react'
import type { Axis } from '@/domain/catalogue/typeface-view'
import type { VariationSetting } from '@/domain/catalogue/variation/merge-variation'
import type { AxisChange } from '@/domain/catalogue/variation/change-variation'
import { CommittedInput } from '../committed-input'
import { rangeInWords } from './variation-in-words'
import { useSay } from '../use-say'

type Props = {
  axis: Axis
  setting: VariationSetting
  error: string | null
  onChange: (change: AxisChange) => void
}

/** One axis: its name for visitors, its range, its default position, and whether visitors see it. */
export function AxisFields({ axis, setting, error, onChange }: Props) {
  const say = useSay()
  const id = useId()
  const override = setting.overrides.axes.find(({ tag }) => tag === axis.tag)
  const range = { min: override?.min ?? axis.min, max: override?.max ?? axis.max }
  const isFixed = range.min === range.max
  const position = setting.position[axis.tag] ?? axis.default
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
        <label className="variation-tick">
          <input
            type="checkbox"
            checked={!isFixed && !(override?.hidden ?? axis.hidden)}
            disabled={isFixed}
            onChange={(event) => onChange({ hidden: !event.target.checked })}
          />{' '}
          {say('Shown')}
        </label>
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
