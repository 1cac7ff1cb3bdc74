import type { Polygon } from './flatten-path'

/** Where a bitmap lies in units of the em square; its first row is the lowest. */
export type Grid = { left: number; bottom: number; cell: number; columns: number; rows: number }

type Crossing = { x: number; winding: number }

type Filling = { grid: Grid; cells: Uint8Array; bit: number }

/**
 * Marks with a bit the cells whose middle lies inside, by the non-zero rule: contours that overlap, begin elsewhere or run the other
 * way round fill the same cells.
 */
export function fillPolygons(polygons: Polygon[], { grid, cells, bit }: Filling): void {
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
