import { useId } from 'react'
import type { Axis } from '@/domain/catalogue/typeface-view'
import type { VariationSetting } from '@/domain/catalogue/variation/merge-variation'
import type { AxisChange } from '@/domain/catalogue/variation/say-variation'
import { CommittedInput } from '../committed-input'
import { rangeInWords } from './variation-in-words'

type Props = {
  axis: Axis
  setting: VariationSetting
  fault: string | null
  onSay: (change: AxisChange) => void
}

/** One axis: what visitors call it, how far they may go, where it rests, and whether they see it. */
export function AxisFields({ axis, setting, fault, onSay }: Props) {
  const id = useId()
  const word = setting.words.axes.find(({ tag }) => tag === axis.tag)
  const range = { min: word?.min ?? axis.min, max: word?.max ?? axis.max }
  const isFixed = range.min === range.max
  const rest = setting.rest[axis.tag] ?? axis.default
  const numberField = (label: string, value: number, field: 'min' | 'max' | 'rest') => (
    <label>
      <span>{label}</span>
      <CommittedInput
        type="number"
        step="any"
        value={String(value)}
        aria-invalid={fault !== null}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onCommit={(typed) => onSay({ [field]: numberIn(typed) })}
      />
    </label>
  )

  return (
    <li className="variation-axis">
      <div role="group" aria-label={`Axis ${axis.tag}`}>
        <p>
          <b>{axis.tag}</b>{' '}
          <span className="field-description">{rangeInWords(axis)} in the file</span>
        </p>
        <label className="variation-name">
          <span>Name</span>
          <CommittedInput
            value={word?.name ?? axis.name}
            maxLength={60}
            onCommit={(name) => onSay({ name: name.trim() || undefined })}
          />
        </label>
        {numberField('From', range.min, 'min')}
        {numberField('To', range.max, 'max')}
        {numberField('At rest', rest, 'rest')}
        <label className="variation-tick">
          <input
            type="checkbox"
            checked={!isFixed && !(word?.hidden ?? axis.hidden)}
            disabled={isFixed}
            onChange={(event) => onSay({ hidden: !event.target.checked })}
          />{' '}
          Shown
        </label>
      </div>
      {fault ? (
        <p id={`${id}-fault`} role="alert" className="variation-fault">
          {fault}
        </p>
      ) : null}
    </li>
  )
}

/** An empty field lets the file speak again. */
function numberIn(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : Number(typed)
}
