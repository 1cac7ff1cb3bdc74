import { INK_SIZES } from '../../ui/text-ink'
import type { SetFace } from './first-bearing'

const REGULAR = 400
/** Letters that reach the first line of a sheet, or so. */
const FIRST_LETTERS = 80
const LATIN = /^\P{L}*\p{Script=Latin}/u

let pen: CanvasRenderingContext2D | null = null

/** From the top of its first line to the ink, in em: what a large size would leave blank above a text, in a loaded font. */
export function blankAbove(
  { face, coordinates = {} }: SetFace,
  text: string,
  leading: number,
): number {
  pen ??= document.createElement('canvas').getContext('2d')
  const size = INK_SIZES.at(-1)
  if (!pen || !size) return 0
  pen.font = `${coordinates.wght ?? REGULAR} ${size}px "${face}"`
  const first = text.slice(0, FIRST_LETTERS)
  // A capital keeps the line in its place while small letters are typed.
  const measured = pen.measureText(LATIN.test(first) ? `H${first}` : first)
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = measured
  const baseline = (leading + (ascent - descent) / size) / 2
  return baseline - measured.actualBoundingBoxAscent / size
}
