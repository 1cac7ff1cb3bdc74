import { measureInkBounds } from '../../ui/ink-bounds'

/** In em. Of the text: how far its letters reach from the baseline, and its bearings; of the font: its own ascent and descent. */
export type Ink = {
  ascent: number
  descent: number
  left: number
  right: number
  fontAscent: number
  fontDescent: number
}

/** Large, for a canvas answers in whole pixels. */
const MEASURED_AT = 1000

let pen: CanvasRenderingContext2D | null = null

/** As the font draws it where its axes stand by themselves: a canvas sets none. */
export function measureInk(family: string, text: string): Ink {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen)
    return { ascent: 0.8, descent: 0.2, left: 0, right: 0, fontAscent: 0.9, fontDescent: 0.3 }
  pen.font = `400 ${MEASURED_AT}px ${family}`
  pen.textAlign = 'left'
  const box = pen.measureText(text)
  const ink = measureInkBounds(pen, text)
  return {
    ascent: ink.ascent / MEASURED_AT,
    descent: Math.max(0, ink.descent) / MEASURED_AT,
    left: -ink.left / MEASURED_AT,
    right: (ink.width - ink.right) / MEASURED_AT,
    fontAscent: box.fontBoundingBoxAscent / MEASURED_AT,
    fontDescent: box.fontBoundingBoxDescent / MEASURED_AT,
  }
}
