import type { WeightPeak } from './solve-weights'

/** Of what is left, in a sixtieth of a second. */
const SHARE = { place: 0.16, amount: 0.12 }
const NEARLY_GROWN = 0.995
const NEARLY_THERE = 0.002

type Step = {
  /** The place it moves to. */
  target: number
  /** How long the step takes, in sixtieths of a second. */
  frames: number
}

/** The peak a step later: slow devices take fewer steps, not more time. null: it is there. */
export function stepPeak(
  { place, amount }: WeightPeak,
  { target, frames }: Step,
): WeightPeak | null {
  const distance = target - place
  if (amount >= 1 && Math.abs(distance) <= NEARLY_THERE) return null
  const partOf = (share: number) => 1 - (1 - share) ** frames
  return {
    place: place + distance * partOf(SHARE.place),
    amount: amount > NEARLY_GROWN ? 1 : amount + (1 - amount) * partOf(SHARE.amount),
  }
}
