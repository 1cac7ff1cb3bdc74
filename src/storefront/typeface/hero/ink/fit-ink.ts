/** Tighter than this, in em, heavy letters would touch. */
const TIGHTEST = -0.02

/** A light name of a joined script may exceed its size by a tenth, not more: it must stay below its caption. */
const LARGEST = 1.1

type Ink = {
  /** What the line is to fill, in em of the size that the name always has. */
  measure: number
  /** The visible width as the letters come, in the same em. */
  width: number
  letters: number
  /** Spacing would break its letters apart. */
  isJoined: boolean
}

/** How a name fills its measure: `size` is a part of its own, `spacing` stands between the letters, in em. */
export type InkFit = { size: number; spacing: number }

/** The size holds, and what remains of the line stands between the letters; only ink too wide for that is set smaller. */
export function fitInk({ measure, width, letters, isJoined }: Ink): InkFit {
  const gaps = letters - 1
  if (isJoined || gaps < 1) return { size: Math.min(LARGEST, measure / width), spacing: 0 }

  const spacing = (measure - width) / gaps
  if (spacing >= TIGHTEST) return { size: 1, spacing }
  return { size: measure / (width + gaps * TIGHTEST), spacing: TIGHTEST }
}
