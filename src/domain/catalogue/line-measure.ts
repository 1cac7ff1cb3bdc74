/** What a typeface's name needs to fill the measure at every weight. All lengths in em of the name's font size. */
export type LineMeasure = {
  text: string
  /** Letters; for joined scripts the unjoined groups. */
  parts: string[]
  rtl: boolean
  /** The measure: ink width of the name in its style at rest. */
  w: number
  /** Ink top and bottom over all weights, from the baseline. */
  t: number
  b: number
  asc: number
  desc: number
  /** The weight at rest: a value of the weight axis, or the weight of a static style. */
  rest: number
  /** The remainder at rest, as letter-spacing; 0 where the weight is an axis. */
  ls: number
  /** Side bearing of the first letter at rest. */
  pull: number
  /** Ink width and first bearing of the same name in the interface face. */
  ui: [width: number, bearing: number]
  /** The sampled weights: steps of the axis, or one for each static style. */
  ws: number[]
  /** Advance by part and sample. */
  a: number[][]
  /** Bearing of the first and of the last letter by sample. */
  l: number[]
  r: number[]
  /** Kerning after each part. */
  k: number[]
  /** Ink offset of each part, for the numbers under the letters. */
  o: number[]
  /** Ends of the weight axis; null where the weights are static styles. */
  axis: [min: number, max: number] | null
  /** The family is a roman and an italic: the ink moves slope instead of weight. */
  slope: boolean
  sigma: number
}

/** A measure with the browser fonts that paint it: one for a variable master, else one a sample. */
export type PaintedLine = LineMeasure & { faces: string[] }
