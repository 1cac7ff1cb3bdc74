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

/** Where a bitmap lies in units of the em square; its first row is the lowest. */
type Grid = { left: number; bottom: number; cell: number; columns: number; rows: number }

type Crossing = { x: number; winding: number }

type Filling = { grid: Grid; cells: Uint8Array; bit: number }

/**
 * Marks with a bit the cells whose middle lies inside, by the non-zero rule: contours that overlap, begin elsewhere or run the other
 * way round fill the same cells.
 */
function fillPolygons(polygons: Polygon[], { grid, cells, bit }: Filling): void {
  crossingsOf(polygons, grid).forEach((crossings, row) => {
    let winding = 0
    crossings.sort((a, b) => a.x - b.x)
    crossings.forEach((crossing, index) => {
      winding += crossing.winding
      const next = crossings[index + 1]
      if (winding === 0 || !next) return
      const start = row * grid.columns
      const end = start + columnAt(next.x, grid)
      for (let at = start + columnAt(crossing.x, grid); at < end; at += 1) {
        cells[at] = (cells[at] ?? 0) | bit
      }
    })
  })
}

/** Where the middle of each row meets the outline. */
function crossingsOf(polygons: Polygon[], { bottom, cell, rows }: Grid): Crossing[][] {
  const crossings = Array.from({ length: rows }, (): Crossing[] => [])
  const rowAt = (y: number) => clamp(Math.ceil((y - bottom) / cell - 0.5), rows)
  for (const polygon of polygons) {
    polygon.forEach((to, index) => {
      const from = polygon.at(index - 1) ?? to
      const [low, high] = from.y < to.y ? [from, to] : [to, from]
      const winding = from.y < to.y ? 1 : -1
      for (let row = rowAt(low.y); row < rowAt(high.y); row += 1) {
        const share = (bottom + (row + 0.5) * cell - low.y) / (high.y - low.y)
        crossings[row]?.push({ x: low.x + (high.x - low.x) * share, winding })
      }
    })
  }
  return crossings
}

/** The first column whose middle is not left of it. */
function columnAt(x: number, { left, cell, columns }: Grid): number {
  return clamp(Math.ceil((x - left) / cell - 0.5), columns)
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}
