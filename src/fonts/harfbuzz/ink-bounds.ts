import type { Box } from './shaped-font'

type Point = { x: number; y: number }

const COMMAND = /([MLQCZ])([^MLQCZ]*)/g

/**
 * Where the drawn shape of an SVG path ends. The boxes that fonts and browsers give go around the handles of curves as well,
 * which on the largest line may stand some pixels before its ink. null: it draws nothing.
 */
export function inkBoundsOf(path: string): Box | null {
  const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity }
  let pen: Point = { x: 0, y: 0 }
  for (const [, command, numbers = ''] of path.matchAll(COMMAND)) {
    const points = pointsIn(numbers)
    const end = points.at(-1)
    if (!end) continue
    if (command !== 'M') stretch(box, [pen, end, ...turnsOf([pen, ...points])])
    pen = end
  }
  return box.left > box.right ? null : box
}

function pointsIn(numbers: string): Point[] {
  const values = numbers.match(/-?\d*\.?\d+(?:e[-+]?\d+)?/gi)?.map(Number) ?? []
  return Array.from({ length: values.length >> 1 }, (_, at) => ({
    x: values[at * 2] ?? 0,
    y: values[at * 2 + 1] ?? 0,
  }))
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
      .map((time) => pointAt(curve, time)),
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

/** De Casteljau: halfway between halfways, at any share. */
function pointAt(curve: Point[], time: number): Point {
  const [first = { x: 0, y: 0 }, ...others] = curve
  if (others.length === 0) return first
  const nearer = others.map((to, at) => {
    const from = curve[at] ?? to
    return { x: from.x + (to.x - from.x) * time, y: from.y + (to.y - from.y) * time }
  })
  return pointAt(nearer, time)
}
