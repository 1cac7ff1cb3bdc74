import { outlineCommandsOf, pointOnCurve, type Point } from './outline-commands'
import type { Box } from './shaped-font'

/**
 * Where the drawn shape of an SVG path ends. The boxes that fonts and browsers give go around the handles of curves as well,
 * which on the largest line may stand some pixels before its ink. null: it draws nothing.
 */
export function inkBoundsOf(path: string): Box | null {
  const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity }
  let pen: Point = { x: 0, y: 0 }
  for (const { letter, points } of outlineCommandsOf(path)) {
    const end = points.at(-1)
    if (!end) continue
    if (letter !== 'M') stretch(box, [pen, end, ...turnsOf([pen, ...points])])
    pen = end
  }
  return box.left > box.right ? null : box
}

function stretch(box: Box, points: Point[]): void {
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.max(box.top, y)
    box.bottom = Math.min(box.bottom, y)
  }
}

/** The points at which a curve turns back, across or down. */
function turnsOf(curve: Point[]): Point[] {
  return (['x', 'y'] as const).flatMap((side) =>
    turningTimes(curve.map((point) => point[side]))
      .filter((time) => time > 0 && time < 1)
      .map((time) => pointOnCurve(curve, time)),
  )
}

/** Where the derivative of a Bézier curve of one dimension is zero. */
function turningTimes(values: number[]): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = values
  if (values.length === 3) return [(a - b) / (a - 2 * b + c)]
  if (values.length !== 4) return []
  const [p, q, r] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a]
  if (Math.abs(p) < 1e-9) return [-r / q]
  const root = Math.sqrt(q * q - 4 * p * r) // NaN where it never turns
  return [(-q + root) / (2 * p), (-q - root) / (2 * p)]
}
