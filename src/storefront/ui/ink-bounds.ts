import { standInPage } from '../shell/fonts/face-for-canvas'

/** Of a text in a canvas' font, in its pixels: how far ink reaches from the point where the baseline begins, outwards. */
type InkBounds = { width: number; left: number; right: number; ascent: number; descent: number }

/**
 * Safari tells only how far letters reach past their advance, to a sixty-fourth of an em: a bearing within it is looked for in
 * the picture of the text.
 */
export function measureInkBounds(pen: CanvasRenderingContext2D, text: string): InkBounds {
  const told = pen.measureText(text)
  const { width } = told
  const bounds = {
    width,
    left: told.actualBoundingBoxLeft,
    right: told.actualBoundingBoxRight,
    ascent: told.actualBoundingBoxAscent,
    descent: told.actualBoundingBoxDescent,
  }
  if (tellsBearings(pen)) return bounds

  const { before, after } = seenInk(pen, text, width)
  return {
    ...bounds,
    left: before > AT_EDGE ? -before : bounds.left,
    right: after > AT_EDGE ? width - after : bounds.right,
  }
}

let areTold: boolean | null = null

/** No font draws an H without room on both sides. */
function tellsBearings(pen: CanvasRenderingContext2D): boolean {
  if (areTold !== null) return areTold
  const { font } = pen
  pen.font = '1000px sans-serif'
  const { actualBoundingBoxLeft, actualBoundingBoxRight, width } = pen.measureText('H')
  pen.font = font
  areTold = actualBoundingBoxLeft < 0 && actualBoundingBoxRight < width
  return areTold
}

type SeenInk = { before: number; after: number }

const seen = new Map<string, SeenInk>()
const MOST_KEPT = 300

/** The room before and after the ink, as it is seen. A font that comes later changes the width too. */
export function seenInk({ canvas, font }: CanvasRenderingContext2D, text: string, width: number) {
  const { fontVariationSettings, fontVariantNumeric } = canvas.style
  const key = [font, fontVariationSettings, fontVariantNumeric, text, width].join('|')
  const known = seen.get(key)
  if (known) return known
  eye ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (canvas.isConnected && eye) standInPage(eye.canvas, canvas.style)
  else eye?.canvas.remove()
  const ink = lookForInk(font, text, width)
  if (seen.size >= MOST_KEPT) seen.clear()
  seen.set(key, ink)
  return ink
}

/** Half the size is exact enough, since the shade of an edge tells where in its pixel it is. */
const SCALE = 0.5

/** Ink in the first column of the picture may reach out of it: then the browser's word counts. */
export const AT_EDGE = 1 / SCALE

/** As tall as letters are, in em, and wider than the room before the first. */
const PICTURE = { width: 0.5, above: 1.5, below: 0.75 }

let eye: CanvasRenderingContext2D | null = null

function lookForInk(font: string, text: string, width: number): SeenInk {
  const em = parseFloat(/([\d.]+)px/.exec(font)?.[1] ?? '0') * SCALE
  if (!eye || em === 0) return { before: 0, after: 0 }
  const size = { width: Math.ceil(em * PICTURE.width), em }
  const before = firstInk(draw(eye, { font, text, from: 0, ...size }))
  const end = width * SCALE - size.width
  const after = firstInk(draw(eye, { font, text, from: end, ...size }).toReversed())
  return { before: (before ?? 0) / SCALE, after: (after ?? 0) / SCALE }
}

type Drawing = { font: string; text: string; from: number; width: number; em: number }

/** The darkest shade of each column, 0 to 1, of a part of the text that begins at `from`. */
function draw(pen: CanvasRenderingContext2D, { font, text, from, width, em }: Drawing): number[] {
  const height = Math.ceil(em * (PICTURE.above + PICTURE.below))
  Object.assign(pen.canvas, { width, height }) // which clears it, and forgets the font
  pen.font = font
  pen.setTransform(SCALE, 0, 0, SCALE, -from, em * PICTURE.above)
  pen.textAlign = 'left'
  pen.fillText(text, 0, 0)

  const { data } = pen.getImageData(0, 0, width, height)
  const shades = new Array<number>(width).fill(0)
  for (let at = 3; at < data.length; at += 4) {
    const column = ((at - 3) / 4) % width
    shades[column] = Math.max(shades[column] ?? 0, (data[at] ?? 0) / 255)
  }
  return shades
}

/** Where ink begins: a column that is half dark holds an edge in its middle. */
function firstInk(shades: readonly number[]): number | null {
  const column = shades.findIndex((shade) => shade > 0.04)
  return column === -1 ? null : column + 1 - (shades[column] ?? 1)
}
