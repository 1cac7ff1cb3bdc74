import { shownAxes } from '@/domain/catalogue/variation/merge-variation'
import { axisStep } from './controls/axis-step'
import { plainNumber } from './controls/range-control'
import type { TesterStyle } from './state/list-tester-styles'

type SheetCaptionProps = {
  /** Of the typeface. */
  name: string
  style: TesterStyle
  axes: Record<string, number>
  sizeInPixels: number
}

/** What a sheet is set in, as its pictures say it: on paper alone, where nothing else does. */
export function SheetCaption({ name, style, axes, sizeInPixels }: SheetCaptionProps) {
  const values = shownAxes(style.axes).map(
    (axis) => `${axis.name} ${plainNumber(axes[axis.tag] ?? axis.default, axisStep(axis))}`,
  )
  const font = `${style.family ?? name} ${style.name}, ${Math.round(sizeInPixels)} px`
  return <p className="print-caption num">{[font, ...values].join(' · ')}</p>
}
