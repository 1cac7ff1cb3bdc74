export type Point = { x: number; y: number }

/** A step of the pen: where it goes, the handles of a curve first; Z has no points. */
export type OutlineCommand = { letter: string; points: Point[] }

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
