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

/** What holds both. */
export function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  }
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

export type Point = { x: number; y: number }

/** A step of the pen: where it goes, the handles of a curve first; Z has no points. */
type OutlineCommand = { letter: string; points: Point[] }

const COMMAND = /([MLQCZ])([^MLQCZ]*)/g

/** A coordinate nearly at zero is written with an exponent. */
const NUMBER = /-?\d*\.?\d+(?:e[-+]?\d+)?/gi

/** An outline as HarfBuzz writes it: the commands of an SVG path, each with its letter. */
export function outlineCommandsOf(path: string): OutlineCommand[] {
  return [...path.matchAll(COMMAND)].map(([, letter = '', values = '']) => ({
    letter,
    points: pointsIn(values),
  }))
}

/** De Casteljau: halfway between halfways, at any share of a line or a curve. */
export function pointOnCurve(controls: Point[], share: number): Point {
  const [first = { x: 0, y: 0 }, ...others] = controls
  if (others.length === 0) return first
  const nearer = others.map((to, at) => {
    const from = controls[at] ?? to
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
  return pointOnCurve(nearer, share)
}

function pointsIn(values: string): Point[] {
  const numbers = values.match(NUMBER)?.map(Number) ?? []
  return Array.from({ length: numbers.length >> 1 }, (_, at) => ({
    x: numbers[at * 2] ?? 0,
    y: numbers[at * 2 + 1] ?? 0,
  }))
}

export type Box = { left: number; right: number; top: number; bottom: number }
