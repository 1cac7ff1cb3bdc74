'use client'

import type { Axis } from '@/domain/catalogue/typeface-view'
import { shownAxes } from '@/domain/catalogue/variation/merge-variation'
import { ownValue } from '@/domain/own-value'
import { axisStep } from '../state/encode-query'
import { RangeControl } from './range-control'

type Props = {
  axes: Axis[]
  /** The chosen value of each axis. */
  values: Record<string, number>
  onAxisChange: (tag: string, value: number) => void
}

/** A slider for every axis that is shown. */
export function AxisSliders({ axes, values, onAxisChange }: Props) {
  return shownAxes(axes).map((axis) => (
    <RangeControl
      key={axis.tag}
      label={axis.name}
      tag={axis.tag}
      min={axis.min}
      max={axis.max}
      step={axisStep(axis)}
      value={ownValue(values, axis.tag) ?? axis.default}
      onValueChange={(value) => onAxisChange(axis.tag, value)}
    />
  ))
}
