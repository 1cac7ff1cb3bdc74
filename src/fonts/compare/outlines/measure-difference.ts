import { fillPolygons, type Grid } from './fill-polygons'
import { flattenPath, type Polygon } from './flatten-path'

/** Cells along the em square: what rounding to whole units moves is thinner than two of them. */
const CELLS_AN_EM = 400
/** Fewer cells than these are no drawing. */
const LEAST = 3

const BEFORE = 1
const AFTER = 2

/**
 * How much of the ink of two outlines only one of them has, from 0 to 1; 0: they look the same. A letter that stands nearer to its
 * neighbours and is otherwise the same was spaced, not drawn.
 */
export function measureDifference(before: string, after: string, unitsPerEm: number): number {
  if (before === after) return 0
  const [old, fresh] = [flattenPath(before), flattenPath(after)]
  const cell = unitsPerEm / CELLS_AN_EM
  const asTheyStand = differenceOf(old, fresh, cell)
  const by = leftOf(fresh) - leftOf(old)
  if (asTheyStand === 0 || by === 0) return asTheyStand
  return Math.min(asTheyStand, differenceOf(shift(old, by), fresh, cell))
}

function differenceOf(old: Polygon[], fresh: Polygon[], cell: number): number {
  const grid = gridAround([...old, ...fresh], cell)
  const cells = new Uint8Array(grid.columns * grid.rows)
  fillPolygons(old, { grid, cells, bit: BEFORE })
  fillPolygons(fresh, { grid, cells, bit: AFTER })
  const { ink, squares } = countIn(cells, grid.columns)
  return squares < LEAST ? 0 : Math.min(1, squares / ink)
}

/** Squares of two cells by two that differ: a thinner line between the outlines is nothing one sees. */
function countIn(cells: Uint8Array, columns: number): { ink: number; squares: number } {
  let [ink, squares] = [0, 0]
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at] === 0) continue
    ink += 1
    // No ink reaches the last column or the last row.
    const isSquare =
      differs(cells[at]) &&
      differs(cells[at + 1]) &&
      differs(cells[at + columns]) &&
      differs(cells[at + columns + 1])
    if (isSquare) squares += 1
  }
  return { ink, squares }
}

function differs(cell: number | undefined): boolean {
  return cell === BEFORE || cell === AFTER
}

function gridAround(polygons: Polygon[], cell: number): Grid {
  const points = polygons.flat()
  const [left, bottom] = [least(points.map(({ x }) => x)), least(points.map(({ y }) => y))]
  const [right, top] = [-least(points.map(({ x }) => -x)), -least(points.map(({ y }) => -y))]
  const cells = (length: number) => Math.ceil(length / cell) + 1
  return { left, bottom, cell, columns: cells(right - left), rows: cells(top - bottom) }
}

function leftOf(polygons: Polygon[]): number {
  return least(polygons.flat().map(({ x }) => x))
}

function shift(polygons: Polygon[], by: number): Polygon[] {
  return polygons.map((polygon) => polygon.map(({ x, y }) => ({ x: x + by, y })))
}

function least(values: number[]): number {
  return values.reduce((smallest, value) => Math.min(smallest, value), values[0] ?? 0)
}
