import { measureInkBounds } from '../../ui/ink-bounds'
import { INK_SIZES } from '../../ui/text-ink'

const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0590-\u08ff]/u

const known = new Map<string, number>()
const MOST_KEPT = 300

let pen: CanvasRenderingContext2D | null = null

/** How far the ink of a text begins behind its margin, in em; of a loaded font without its axes, which change it by a hair. */
export function firstBearing(fontFamily: string, text: string): number {
  const [word = ''] = text.trimStart().split(/\s/, 1)
  const key = `${fontFamily} ${word}`
  const bearing = known.get(key) ?? measure(fontFamily, word)
  if (known.size >= MOST_KEPT) known.clear()
  known.set(key, bearing)
  return bearing
}

function measure(fontFamily: string, word: string): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen || !word) return 0
  let bearing = -Infinity
  for (const size of INK_SIZES) {
    pen.font = `${size}px ${fontFamily}`
    const { left, right, width } = measureInkBounds(pen, word)
    bearing = Math.max(bearing, (RIGHT_TO_LEFT.test(word) ? width - right : -left) / size)
  }
  return bearing
}
