import type { LineMeasure } from '@/domain/catalogue/line-measure'
import { valueAt, type SolvedWeights } from './solve-weights'

/** Where each part starts, in em from the margin the line is read from. The first hangs out by its side bearing. */
export function placeParts(line: LineMeasure, { weights, space }: SolvedWeights): number[] {
  const bearings = line.rtl ? line.r : line.l
  let start = -valueAt(bearings, weights[0] ?? 0)

  return line.parts.map((_, part) => {
    const here = start
    start += valueAt(line.a[part] ?? [], weights[part] ?? 0) + (line.k[part] ?? 0) + space
    return here
  })
}
