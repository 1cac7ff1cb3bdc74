import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import { valueAt, type SolvedWeights } from './solve-weights'

/** Where each part starts, in em from the margin the line is read from. The first hangs out by its side bearing. */
export function placeParts(line: LineMetrics, { weights, space }: SolvedWeights): number[] {
  const bearings = line.rtl ? line.rightBearings : line.leftBearings
  let start = -valueAt(bearings, weights[0] ?? 0)

  return line.parts.map((_, part) => {
    const here = start
    start +=
      valueAt(line.advances[part] ?? [], weights[part] ?? 0) + (line.kerning[part] ?? 0) + space
    return here
  })
}
