/** Ink of a text at 100 px: its advance, and the side bearings before and after the ink. */
export type InkWidth = { before: number; after: number }

type Fit = {
  room: number
  /** The highest size allowed. */
  cap: number
  ink: InkWidth
  /** The advance of the text as it stands at this size. */
  widthAt: (size: number) => number
}

/** The size at which the ink of a text fills the room. Optical sizes change widths with the size: it measures three times. */
export function fitSize({ room, cap, ink, widthAt }: Fit): number {
  let size = 100
  for (let round = 0; round < 3; round++) {
    const width = widthAt(size)
    if (!width) return size
    size = Math.min((size * room) / (width - ((ink.before + ink.after) * size) / 100), cap)
  }
  return size
}
