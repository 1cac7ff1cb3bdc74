import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import type { Axis } from '@/domain/catalogue/typeface-view'
import { shownAxes } from '@/domain/catalogue/variation/merge-variation'
import { ownValue } from '@/domain/own-value'
import { axisStep } from '../../../tester/state/encode-query'
import type { TesterStyle } from '../../../tester/state/list-tester-styles'
import { axisSettings } from '../../../tester/text/face-style'

/** What one direction of a drag moves: an axis, or the number of a real style. */
export type InkRange = { tag: string; min: number; max: number; step: number }

/** Dragged across, the weight moves; dragged down, the width, where there is one. */
export type InkRanges = { across: InkRange; down: InkRange | null }

/** A value by axis tag, or the number of the style under STYLE. */
export type InkValues = Record<string, number>

/** Static families have no axis: their styles are numbered, from the lightest. */
export const STYLE = 'style'

/** null: the name has one weight, and nothing can be dragged. */
export function inkRangesOf(style: TesterStyle | null, line: AnimatedLine): InkRanges | null {
  if (!style) {
    const last = line.faces.length - 1
    return last > 0 ? { across: { tag: STYLE, min: 0, max: last, step: 1 }, down: null } : null
  }
  const axes = shownAxes(style.axes)
  const weight = axes.find(({ tag }) => tag === 'wght')
  const width = axes.find(({ tag }) => tag === 'wdth')
  return weight ? { across: rangeOf(weight), down: width ? rangeOf(width) : null } : null
}

function rangeOf(axis: Axis): InkRange {
  const { tag, min, max } = axis
  return { tag, min, max, step: axisStep(axis) }
}

/** "wght 640 wdth 112"; of static styles "weight 700", "italic". */
export function inkInWords(ranges: InkRanges, values: InkValues, line: AnimatedLine): string {
  const step = values[STYLE]
  if (step !== undefined) {
    if (line.isRomanAndItalic) return step > 0 ? 'italic' : 'roman'
    return `weight ${line.weights[step] ?? ''}`
  }
  return [ranges.across, ...(ranges.down ? [ranges.down] : [])]
    .map(({ tag }) => `${tag} ${ownValue(values, tag) ?? ''}`)
    .join(' ')
}

/** The declaration of a style sheet that sets a text so. */
export function cssOfInk(values: InkValues, line: AnimatedLine): string {
  const step = values[STYLE]
  if (step === undefined) return `font-variation-settings: ${axisSettings(values)};`
  if (line.isRomanAndItalic) return `font-style: ${step > 0 ? 'italic' : 'normal'};`
  return `font-weight: ${line.weights[step] ?? 400};`
}
