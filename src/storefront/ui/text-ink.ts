import { faceForCanvas } from '../shell/fonts/face-for-canvas'
import { AT_EDGE, measureInkBounds, seenInk } from './ink-bounds'

/** Of a text at 100 px, and how far it reaches above and below the baseline, and above the capitals. */
export type Ink = InkWidth & { above: number; below: number; aboveCapitals: number }

/**
 * Browsers round the bounds of ink outwards to whole pixels, and over 256 px they draw at 64: the tightest bounds of several
 * sizes below that are exact to a thousandth of the size.
 */
export const INK_SIZES = [200, 205, 211, 217, 223, 229, 235, 241, 247, 251, 256]

const SEEN_AT = 1000

const NO_INK = { before: 0, after: 0, above: 0, below: 0, aboveCapitals: 0 }

let pen: CanvasRenderingContext2D | null = null

/** Requests the font that the ink of an element is measured in. */
export function requestInkFont(element: HTMLElement): void {
  pen ??= document.createElement('canvas').getContext('2d')
  if (pen) faceForCanvas(pen, element)
}

/** Where the ink of an element's text begins and ends within its advance, as its font, axes and figures set it. */
export function inkOf(element: HTMLElement): Ink {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return NO_INK
  const { fontStyle, fontWeight } = getComputedStyle(element)
  const families = faceForCanvas(pen, element)
  const text = element.textContent
  const ink = { before: -Infinity, after: -Infinity, above: Infinity, below: Infinity }
  let aboveCapitals = Infinity

  for (const size of INK_SIZES) {
    pen.font = `${fontStyle} ${fontWeight} ${size}px ${families}`
    const line = pen.measureText(text)
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = line
    ink.before = Math.max(ink.before, at100(-line.actualBoundingBoxLeft, size))
    ink.after = Math.max(ink.after, at100(line.width - line.actualBoundingBoxRight, size))
    ink.above = Math.min(ink.above, at100(above, size))
    ink.below = Math.min(ink.below, at100(below, size))
    aboveCapitals = Math.min(aboveCapitals, at100(above - heightOfCapitals(pen), size))
  }
  const bounds = { ...ink, aboveCapitals }
  return ink.before && ink.after
    ? bounds
    : { ...bounds, ...seenAt(pen, text, INK_SIZES.at(-1) ?? 100) }
}

/**
 * The same for letters as large as a window: edges within the advance are looked for in their picture, exact to a tenth of a
 * pixel. Ink that reaches out of it is as the browser says.
 */
export function seenInkOf(element: HTMLElement): Ink {
  const ink = inkOf(element)
  if (!pen) return ink
  const { fontStyle, fontWeight } = getComputedStyle(element)
  pen.font = `${fontStyle} ${fontWeight} ${SEEN_AT}px ${faceForCanvas(pen, element)}`
  const text = element.textContent
  const seen = seenInk(pen, text, pen.measureText(text).width)
  return {
    ...ink,
    ...(seen.before > AT_EDGE && { before: at100(seen.before, SEEN_AT) }),
    ...(seen.after > AT_EDGE && { after: at100(seen.after, SEEN_AT) }),
  }
}

function heightOfCapitals(pen: CanvasRenderingContext2D): number {
  return pen.measureText('H').actualBoundingBoxAscent
}

/** Where a browser tells no bearings. */
function seenAt(pen: CanvasRenderingContext2D, text: string, size: number): InkWidth {
  const { left, right, width } = measureInkBounds(pen, text)
  return { before: at100(-left, size), after: at100(width - right, size) }
}

function at100(length: number, size: number): number {
  return (length * 100) / size
}

/** Ink of a text at 100 px: its advance, and the side bearings before and after the ink. */
type InkWidth = { before: number; after: number }

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
