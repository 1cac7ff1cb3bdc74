import type { AnimatedLine } from './line-metrics'

/** The browser font of a name without animation: its only one, or that of the weight nearest to the default. */
export function defaultFaceOf(line: AnimatedLine): string {
  if (line.faces.length === 1) return line.faces[0] ?? ''
  const distances = line.weights.map((weight) => Math.abs(weight - line.defaultWeight))
  return line.faces[distances.indexOf(Math.min(...distances))] ?? ''
}

/** Rows that the largest first window shows: the fonts of their names come within the page, the others' right after it. */
export const FIRST_WINDOW = 4

/** Rows whose names need neither script nor the font list. */
const FIRST_ROWS = 24

export function firstDefaultFaces(rows: { line: AnimatedLine | null }[]): string[] {
  return rows.slice(0, FIRST_ROWS).flatMap(({ line }) => (line ? [defaultFaceOf(line)] : []))
}
