import { useId } from 'react'

type SliderProps = {
  label: string
  /** The axis' tag, said beside its name. */
  tag?: string
  min: number
  max: number
  step: number
  value: number
  onSlide: (value: number) => void
  /** Hides the ends where the room is short. */
  endless?: boolean
}

/** A value on a line: its name and figure above, its ends below. */
export function Slider({ label, tag, min, max, step, value, onSlide, endless }: SliderProps) {
  const id = useId()

  return (
    <div className="axis">
      <div className="top">
        <label htmlFor={id}>
          {label}
          {tag ? <span className="soft"> {tag}</span> : null}
        </label>
        <output htmlFor={id} className="num">
          {figureOf(value, step)}
        </output>
      </div>
      <input
        type="range"
        id={id}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onSlide(event.currentTarget.valueAsNumber)}
      />
      {endless ? null : (
        <div className="ends num" aria-hidden="true">
          <span>{figureOf(min, 1)}</span>
          <span>{figureOf(max, 1)}</span>
        </div>
      )}
    </div>
  )
}

function figureOf(value: number, step: number): string {
  const figure =
    step < 1 && !Number.isInteger(value) ? value.toFixed(step < 0.1 ? 2 : 1) : `${value}`
  return figure.replace('-', '−')
}
