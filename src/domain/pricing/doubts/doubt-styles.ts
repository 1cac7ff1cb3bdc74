import { doubtFamily, doubtStyle, type PriceDoubt } from './doubt-price'

type Prices = {
  /** Of every style of the typeface that has one, as they were. */
  before: readonly number[]
  /** Of those that change, as they are to be. */
  changed: readonly number[]
  /** Of those that stay. */
  kept: readonly number[]
  family: number | null
}

/** What is odd about new prices of a typeface's styles: beside the prices before, so that a slip in all at once shows too. */
export function doubtStyles({ before, changed, kept, family }: Prices): PriceDoubt[] {
  const neighbours = before.length > 0 ? before : [...changed, ...kept]
  const different = [...new Set(changed)]
  const doubts = different.flatMap((price) => doubtStyle({ price, neighbours, family: null }) ?? [])
  if (family === null || changed.length === 0) return doubts
  const whole = doubtFamily({ price: family, parts: [...changed, ...kept], neighbours: [] })
  return whole ? [...doubts, whole] : doubts
}
