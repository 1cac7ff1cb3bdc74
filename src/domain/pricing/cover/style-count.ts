import { multiplyRounded } from '../../money/decimal'
import type { PricedStyle } from '../priced-family'

/** From so many styles of a typeface on, those at single prices cost less. */
export type StyleCount = {
  from: number
  /** A decimal string with two decimals at most: "20", "12.5". */
  percentOff: string
}

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
