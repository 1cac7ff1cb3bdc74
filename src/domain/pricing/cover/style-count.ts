import { multiplyRounded } from '../../money/decimal'
import { percentText } from '../discounts/audience'
import type { PricedStyle, StyleCount } from '../priced-family'

export type TakenCount = {
  percentOff: string
  /** All styles it counts and pays for. */
  styles: PricedStyle[]
  /** Those of them nobody chose: with them the chosen ones cost less than without. */
  extra: PricedStyle[]
  price: number
}

/** "from 4 styles on −20 %, from 8 −30 %": what more styles of a typeface cost less, as far as it has so many; '' for nothing. No line ends before a percent sign. */
export function countsInWords(counts: readonly StyleCount[], styles = Infinity): string {
  return counts
    .filter(({ from }) => from <= styles)
    .map(
      ({ from, percentOff }, index) =>
        `from ${from}${index === 0 ? ' styles on' : ''} ${percentText(percentOff).replace(' ', '\u00a0')}`,
    )
    .join(', ')
}

/** One hundred percent in parts that no sum of prices rounds. */
export const WHOLE = 10_000

/** "12.5" → 1250 of WHOLE. */
export function partsOff({ percentOff }: StyleCount): number {
  return multiplyRounded(WHOLE / 100, [percentOff])
}
