'use client'

import { useId } from 'react'
import { plainNumber } from '../../tester/controls/range-control'
import { useSuggestedSize, type SuggestedSize } from '../../tester/controls/use-suggested-size'

type Props = {
  label: string
  /** null: as the window suggests. */
  value: number | null
  suggested?: SuggestedSize
  range: { min: number; max: number; step: number }
  onValueChange: (value: number) => void
  /** The value in words; the plain number where it is not given. */
  format?: (value: number) => string
}

const NO_SUGGESTION = { least: 0, part: 0, most: 0 }

/** A slider in one line with its name and its value. */
export function TestSlider({ label, value, suggested, range, onValueChange, format }: Props) {
  const id = useId()
  const shown = useSuggestedSize(suggested ?? NO_SUGGESTION)
  const current = value ?? shown

  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        type="range"
        id={id}
        {...range}
        value={current}
        onChange={({ target }) => onValueChange(target.valueAsNumber)}
      />
      <output htmlFor={id} className="num">
        {format ? format(current) : plainNumber(current, range.step)}
      </output>
    </div>
  )
}
