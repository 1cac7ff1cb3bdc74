import type { Axis } from '@/domain/catalogue/typeface-view'

/** Weights move by whole units, an axis from 0 to 1 by hundredths. */
export function axisStep(axis: Axis): number {
  const span = axis.max - axis.min
  if (span <= 2) return 0.01
  return span <= 10 ? 0.1 : 1
}
