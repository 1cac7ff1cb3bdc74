/** A word in one browser font, in em: the width of its ink, and its height from the highest to the lowest point. */
export type WordInk = { face: string; hasAllLetters: boolean; width: number; height: number }

type Room = {
  /** The measure. */
  width: number
  /** The box that is reserved. */
  height: number
}

/**
 * The font whose ink, from margin to margin, stands highest in the box; the first of equals. A short word stands too high in each: then the one that is widest in the box. null: none has every letter.
 */
export function chooseWordFace<Ink extends WordInk>(inks: readonly Ink[], room: Room): Ink | null {
  const heightOf = ({ width, height }: Ink) => (height * room.width) / width
  const whole = inks.filter((ink) => ink.hasAllLetters && ink.width > 0)
  const fitting = whole.filter((ink) => heightOf(ink) <= room.height)
  if (fitting.length === 0) return whole.toSorted((a, b) => heightOf(a) - heightOf(b))[0] ?? null
  return fitting.toSorted((a, b) => heightOf(b) - heightOf(a))[0] ?? null
}
