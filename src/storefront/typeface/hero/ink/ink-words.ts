import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import { axisSettings } from '../../../tester/text/face-style'
import { STYLE, type InkRanges, type InkValues } from './ink-ranges'

/** "wght 640 wdth 112"; of static styles "weight 700", "italic". */
export function inkInWords(ranges: InkRanges, values: InkValues, line: AnimatedLine): string {
  const step = values[STYLE]
  if (step !== undefined) {
    if (line.isRomanAndItalic) return step > 0 ? 'italic' : 'roman'
    return `weight ${line.weights[step] ?? ''}`
  }
  return [ranges.across, ...(ranges.down ? [ranges.down] : [])]
    .map(({ tag }) => `${tag} ${values[tag] ?? ''}`)
    .join(' ')
}

/** The declaration of a style sheet that sets a text so. */
export function cssOfInk(values: InkValues, line: AnimatedLine): string {
  const step = values[STYLE]
  if (step === undefined) return `font-variation-settings: ${axisSettings(values)};`
  if (line.isRomanAndItalic) return `font-style: ${step > 0 ? 'italic' : 'normal'};`
  return `font-weight: ${line.weights[step] ?? 400};`
}
