import { measureInkBounds } from '../../ui/ink-bounds'
import { INK_SIZES } from '../../ui/text-ink'

const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0590-\u08ff]/u
/** In these scripts the letters that follow do not change the first. */
const FIRST_LETTER = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}]\p{M}*/u
const REGULAR = 400

export type SetFace = { face: string; coordinates?: Record<string, number> }

/** A text that the server measured, at every axis. */
type MeasuredStart = SetFace & { text: string; bearing: number | null | undefined }

const known = new Map<string, number>()
const MOST_KEPT = 300

let pen: CanvasRenderingContext2D | null = null

/**
 * How far the ink of a text begins behind its margin, in em, in a loaded font. A canvas knows a weight and no other axis: those
 * change it by a hair.
 */
export function firstBearing({ face, coordinates = {} }: SetFace, text: string): number {
  const [word = ''] = text.trimStart().split(/\s/, 1)
  const [start = word] = FIRST_LETTER.exec(word) ?? []
  const font = { face, weight: coordinates.wght ?? REGULAR }
  const key = JSON.stringify([font, start])
  const bearing = known.get(key) ?? measure(font, start)
  if (known.size >= MOST_KEPT) known.clear()
  known.set(key, bearing)
  return bearing
}

/** Letters have come: what was measured may have been measured in what stood in for them. */
export function forgetBearings(): void {
  known.clear()
}

/** The same of a text that begins as one that the server measured: of that a canvas says what its weight has changed. */
export function startBearing(set: SetFace, text: string, measured: MeasuredStart): number {
  const { bearing } = measured
  const isKnown = measured.face === set.face && measured.text.at(0) === text.at(0)
  if (!isKnown || typeof bearing !== 'number') return firstBearing(set, text)
  return bearing + firstBearing(set, text) - firstBearing(measured, measured.text)
}

function measure({ face, weight }: { face: string; weight: number }, start: string): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen || !start) return 0
  let bearing = -Infinity
  for (const size of INK_SIZES) {
    pen.font = `${weight} ${size}px "${face}"`
    const { left, right, width } = measureInkBounds(pen, start)
    bearing = Math.max(bearing, (RIGHT_TO_LEFT.test(start) ? width - right : -left) / size)
  }
  return bearing
}
