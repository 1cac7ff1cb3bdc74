import type { PaintedLine } from './line-measure'

/** The browser font a name stands in at rest: its only one, or that of the weight nearest to the one at rest. */
export function restFaceOf(line: PaintedLine): string {
  if (line.faces.length === 1) return line.faces[0] ?? ''
  const distances = line.ws.map((weight) => Math.abs(weight - line.rest))
  return line.faces[distances.indexOf(Math.min(...distances))] ?? ''
}

/** Rows whose names come with the page itself; the others' come through the font list. */
const INLINED_ROWS = 24

export function firstRestFaces(rows: { line: PaintedLine | null }[]): string[] {
  return rows.slice(0, INLINED_ROWS).flatMap(({ line }) => (line ? [restFaceOf(line)] : []))
}
