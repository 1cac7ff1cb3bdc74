/** A text that stands still on the measure, in one style. All lengths are in em. */
export type MeasuredText = {
  text: string
  /** Of its ink. */
  width: number
  /** From its start to its ink. */
  before: number
  /** The highest point of its ink, from the baseline. */
  top: number
  /** The height of the style's capitals, by which the line stands. */
  cap: number
}
