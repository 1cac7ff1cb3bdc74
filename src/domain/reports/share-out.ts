import { allocate } from '../money/allocate'

/** An amount over parts by their weights; below zero it is the exact mirror of above. Weights that are all 0 count the same. */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return []
  const isWeighed = weights.some((weight) => weight > 0)
  const parts = allocate(Math.abs(amount), isWeighed ? weights : weights.map(() => 1))
  return amount < 0 ? parts.map((part) => 0 - part) : parts
}
