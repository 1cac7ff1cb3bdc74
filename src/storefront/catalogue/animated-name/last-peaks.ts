import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import { defaultFaceOf } from '@/domain/catalogue/lines/default-face'
import type { WeightPeak } from './solve-weights'

const peaks = new Map<string, WeightPeak>()

/** How a name stands when its page is left: on the next page its ink goes on from there. */
export function rememberPeak(line: AnimatedLine, peak: WeightPeak): void {
  peaks.set(keyOf(line), peak)
}

export function lastPeakOf(line: AnimatedLine): WeightPeak | undefined {
  return peaks.get(keyOf(line))
}

function keyOf(line: AnimatedLine): string {
  return `${defaultFaceOf(line)} ${line.text}`
}
