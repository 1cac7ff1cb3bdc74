'use client'

import { shownAxes } from '@/domain/catalogue/variation/merge-variation'
import { AxisSliders } from './controls/axis-sliders'
import type { TesterStyle } from './state/list-tester-styles'
import { leadingInWords, plainNumber, RangeControl } from './controls/range-control'
import { usePixelsASize } from './controls/use-pixels-a-size'
import { TESTER_RANGES, type TesterState } from './state/tester-state'

type Props = {
  /** With the size that is seen. */
  state: TesterState & { size: number }
  style: TesterStyle
  change: (part: Partial<TesterState>) => void
}

/** Beneath the text: size, leading, tracking, and a slider for every axis. */
export function TesterSliders({ state, style, change }: Props) {
  const pixels = usePixelsASize()
  return (
    <div className="play-axes" role="group" aria-label="Setting">
      <RangeControl
        label="Size"
        {...TESTER_RANGES.size}
        value={state.size}
        onValueChange={(size) => change({ size })}
        format={(size) => `${Math.round(size * pixels)} px`}
      />
      <RangeControl
        label="Leading"
        {...TESTER_RANGES.leading}
        value={state.leading}
        onValueChange={(leading) => change({ leading })}
        format={leadingInWords}
      />
      <RangeControl
        label="Tracking"
        {...TESTER_RANGES.tracking}
        value={state.tracking}
        onValueChange={(tracking) => change({ tracking })}
        format={(value) => plainNumber(value, 1)}
      />
      <AxisSliders
        axes={style.axes}
        values={state.axes}
        onAxisChange={(tag, value) => change({ axes: { ...state.axes, [tag]: value } })}
      />
    </div>
  )
}

/** By which the style sheet knows how many rows they take. */
export function countSliders({ axes }: Pick<TesterStyle, 'axes'>): number {
  return Object.keys(TESTER_RANGES).length + shownAxes(axes).length
}
