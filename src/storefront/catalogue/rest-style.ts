import type { CSSProperties } from 'react'
import type { PaintedLine } from '@/domain/catalogue/line-measure'

type RestStyle = CSSProperties & Record<`--${string}`, string | number>

/** What CSS needs to set the name on the measure in the one weight that fills it. */
export function restStyleOf(line: PaintedLine): RestStyle {
  return {
    '--w': line.w,
    '--t': line.t,
    '--b': line.b,
    '--asc': line.asc,
    '--desc': line.desc,
    '--pull': line.pull,
    '--ls': line.ls,
    '--uw': line.ui[0],
    '--ul': line.ui[1],
    ...(line.axis ? { '--axes': `'wght' ${line.rest}` } : {}),
    fontFamily: `"${restFaceOf(line)}"`,
  }
}

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
