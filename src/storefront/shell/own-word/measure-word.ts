import type { WordInk } from '@/domain/catalogue/own-word'
import { measureInkBounds } from '../../ui/ink-bounds'
import { hasBoxes } from '../fonts/fetch-letters'

/** Large words stand best in a bold: an axis goes there, static styles were chosen by it. */
export const WEIGHT = 700

/** Browsers give whole pixels for the bounds of ink, which at this size are exact enough. */
const IN_CANVAS = 1000

let pen: CanvasRenderingContext2D | null = null

/** A word in a loaded face, in em; `below`: how far its ink goes under the baseline. */
export async function measureWord(
  face: string,
  word: string,
): Promise<WordInk & { below: number }> {
  const hasAllLetters = !(await hasBoxes(face, word))
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return { face, hasAllLetters: false, width: 0, height: 0, below: 0 }

  pen.font = `${WEIGHT} ${IN_CANVAS}px "${face}"`
  const { left, right, ascent, descent } = measureInkBounds(pen, word)
  return {
    face,
    hasAllLetters,
    width: (left + right) / IN_CANVAS,
    height: (ascent + descent) / IN_CANVAS,
    below: descent / IN_CANVAS,
  }
}
