export type Point = { x: number; y: number }
export type Polygon = Point[]

/** Straight pieces to a curve: in an em square of 400 cells none is off by a quarter of one. */
const PIECES = 10

const COMMAND = /([MLQCZ])([^MLQCZ]*)/g
/** A coordinate nearly at zero is written with an exponent. */
const NUMBER = /-?[\d.]+(?:e[-+]?\d+)?/g

/** The contours of an outline, as HarfBuzz writes it, with their curves cut into straight pieces. */
export function flattenPath(path: string): Polygon[] {
  const polygons: Polygon[] = []
  let polygon: Polygon = []
  for (const [, command, values = ''] of path.matchAll(COMMAND)) {
    const points = pointsIn(values)
    const from = polygon.at(-1)
    if (command === 'M') polygons.push((polygon = points))
    else if (from && points.length > 0) polygon.push(...pieceOf([from, ...points]))
  }
  return polygons
}

function pointsIn(values: string): Point[] {
  const numbers = (values.match(NUMBER) ?? []).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[index * 2] ?? 0,
    y: numbers[index * 2 + 1] ?? 0,
  }))
}

/** What follows the first of its points: a line has two of them, a curve three or four. */
function pieceOf(controls: Point[]): Point[] {
  if (controls.length === 2) return controls.slice(1)
  return Array.from({ length: PIECES }, (_, index) => pointAt(controls, (index + 1) / PIECES))
}

/** By Bernstein's polynomials. */
function pointAt(controls: Point[], t: number): Point {
  const weights = controls.length === 3 ? quadratic(t, 1 - t) : cubic(t, 1 - t)
  const point = { x: 0, y: 0 }
  controls.forEach(({ x, y }, index) => {
    point.x += x * (weights[index] ?? 0)
    point.y += y * (weights[index] ?? 0)
  })
  return point
}

function quadratic(t: number, rest: number): number[] {
  return [rest * rest, 2 * rest * t, t * t]
}

function cubic(t: number, rest: number): number[] {
  return [rest ** 3, 3 * rest * rest * t, 3 * rest * t * t, t ** 3]
}
