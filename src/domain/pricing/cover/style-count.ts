import { multiplyRounded } from '../../money/decimal'
import type { PricedStyle, StyleCount } from '../priced-family'

export type TakenCount = {
  percentOff: string
  /** All styles it counts and pays for. */
  styles: PricedStyle[]
  /** Those of them nobody chose: with them the chosen ones cost less than without. */
  extra: PricedStyle[]
  price: number
}

/** One hundred percent in parts that no sum of prices rounds. */
export const WHOLE = 10_000

/** "12.5" → 1250 of WHOLE. */
export function partsOff({ percentOff }: StyleCount): number {
  return multiplyRounded(WHOLE / 100, [percentOff])
}
