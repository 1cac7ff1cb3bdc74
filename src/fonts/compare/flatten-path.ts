import { outlineCommandsOf, type Point, pointOnCurve } from '../harfbuzz/outline-bounds'

export type Polygon = Point[]

/** Straight pieces to a curve: in an em square of 400 cells none is off by a quarter of one. */
const PIECES = 10

/** The contours of an outline, as HarfBuzz writes it, with their curves cut into straight pieces. */
export function flattenPath(path: string): Polygon[] {
  const polygons: Polygon[] = []
  let polygon: Polygon = []
  for (const { letter, points } of outlineCommandsOf(path)) {
    const from = polygon.at(-1)
    if (letter === 'M') polygons.push((polygon = points))
    else if (from && points.length > 0) polygon.push(...pieceOf([from, ...points]))
  }
  return polygons
}

/** What follows the first of its points: a line has two of them, a curve three or four. */
function pieceOf(controls: Point[]): Point[] {
  if (controls.length === 2) return controls.slice(1)
  return Array.from({ length: PIECES }, (_, index) => pointOnCurve(controls, (index + 1) / PIECES))
}
