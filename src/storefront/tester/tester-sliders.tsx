'use client'

import { shownAxes } from '@/domain/catalogue/variation/merge-variation'
import type { TesterStyle } from './state/list-tester-styles'
import { axisStep, plainNumber, RangeControl } from './controls/range-control'
import { TESTER_RANGES, type TesterState } from './state/tester-state'

type Props = {
  state: TesterState
  style: TesterStyle
  change: (part: Partial<TesterState>) => void
}

/** Beneath the text: size, leading, tracking, and a slider for every axis. */
export function TesterSliders({ state, style, change }: Props) {
  return (
    <div className="play-axes" role="group" aria-label="Setting">
      <RangeControl
        label="Size"
        {...TESTER_RANGES.size}
        value={state.size}
        onValueChange={(size) => change({ size })}
      />
      <RangeControl
        label="Leading"
        {...TESTER_RANGES.leading}
        value={state.leading}
        onValueChange={(leading) => change({ leading })}
      />
      <RangeControl
        label="Tracking"
        {...TESTER_RANGES.tracking}
        value={state.tracking}
        onValueChange={(tracking) => change({ tracking })}
        format={(value) => plainNumber(value, 1)}
      />
      {shownAxes(style.axes).map((axis) => (
        <RangeControl
          key={axis.tag}
          label={axis.name}
          tag={axis.tag}
          min={axis.min}
          max={axis.max}
          step={axisStep(axis)}
          value={state.axes[axis.tag] ?? axis.default}
          onValueChange={(value) => change({ axes: { ...state.axes, [axis.tag]: value } })}
        />
      ))}
    </div>
  )
}
