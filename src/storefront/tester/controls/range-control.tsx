'use client'

import { useId } from 'react'
import { withMinus } from '../../ui/unbroken-figures'

type Props = {
  label: string
  /** The axis tag, beside the label. */
  tag?: string
  value: number
  min: number
  max: number
  step: number
  onValueChange: (value: number) => void
  /** The value in words; the plain number where it is not given. */
  format?: (value: number) => string
}

/** A slider under its name and value, with its ends beneath. */
export function RangeControl({ label, tag, value, min, max, step, onValueChange, format }: Props) {
  const id = useId()
  const formatted = format ?? ((number: number) => plainNumber(number, step))

  return (
    <div className="axis">
      <div className="top">
        <label htmlFor={id}>
          {label} {tag && <span className="soft">{tag}</span>}
        </label>
        <output htmlFor={id} className="num">
          {formatted(value)}
        </output>
      </div>
      <input
        type="range"
        id={id}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={formatted(value)}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
      <div className="ends num" aria-hidden="true">
        <span>{formatted(min)}</span>
        <span>{formatted(max)}</span>
      </div>
    </div>
  )
}

/** "1.00": above others it ends where they do. */
export function leadingInWords(leading: number): string {
  return leading.toFixed(2)
}

/** No more decimals than the step has, and a real minus sign. */
export function plainNumber(value: number, step: number): string {
  const decimals = String(step).split('.')[1]?.length ?? 0
  return withMinus(String(Number(value.toFixed(decimals))))
}
