import { allocate } from '../../money/allocate'
import type { Shape } from '../typeface-view'
import { fillBand, type Column } from './fill-band'
import { sizeOf, type FieldSize, type Modules } from './field-shapes'

/** Where a field stands, in modules from the top left. */
export type PlacedField<Field> = FieldSize & { field: Field; x: number; y: number }

/**
 * The wall: fields of five shapes, laid band by band without gap or overlap, in the order in which they are read. Whatever the
 * list, it comes out whole: no field below 2 × 2 modules or above 12 high.
 */
export function layWall<Field extends { shape: Shape }>(
  fields: readonly Field[],
  modules: Modules,
): PlacedField<Field>[] {
  const placed: PlacedField<Field>[] = []
  let waiting = [...fields]
  let y = 0
  while (waiting.length > 0) {
    const { columns, rest } = fillBand(waiting, modules)
    const { widths, height } = stretchBand(columns, modules)
    placed.push(...placeBand(columns, { widths, height, y, modules }))
    y += height
    waiting = rest
  }
  return placed
}

type Stretched = { widths: number[]; height: number }

/** Masts keep their width as long as something beside them can take the rest of the line. */
function stretchBand<Field>(columns: Column<Field>[], modules: Modules): Stretched {
  const masts = columns.filter(({ isMast }) => isMast)
  if (masts.length === columns.length) return stretchMasts(columns, modules)

  const open = columns.filter(({ isMast }) => !isMast)
  const room = modules - widthOf(masts)
  const shares = allocate(
    room,
    open.map(({ width }) => width),
  )
  const widths = columns.map((column) => (column.isMast ? column.width : (shares.shift() ?? 0)))
  const height = heightOfBand(columns)
  const looseness = room / widthOf(open)
  const isThin = columns.length < 3 && masts.length === 0 && looseness > 1.4
  return { widths, height: isThin ? lowered(height, { looseness, modules }) : height }
}

/** Up to three of them alone lie down. */
function stretchMasts<Field>(columns: Column<Field>[], modules: Modules): Stretched {
  const widths = allocate(
    modules,
    columns.map(({ width }) => width),
  )
  const height = columns.length < 4 ? sizeOf('belt', modules).height : meanHeight(columns)
  return { widths, height }
}

/** The mean of its columns by their widths, as long as no column is squeezed by more than it bears. */
function heightOfBand<Field>(columns: Column<Field>[]): number {
  const open = columns.filter(({ isMast }) => !isMast).map(({ height }) => height)
  const masts = columns.filter(({ isMast }) => isMast).map(({ height }) => height)
  const mastBears = Math.round(Math.max(0, ...masts) * 0.75)
  return Math.max(meanHeight(columns), Math.max(...open) - 2, mastBears)
}

/** The last fields, which get wider than they would like, get lower. */
function lowered(height: number, { looseness, modules }: { looseness: number; modules: Modules }) {
  return Math.max(sizeOf('belt', modules).height, Math.round(height / Math.sqrt(looseness)))
}

function meanHeight<Field>(columns: Column<Field>[]): number {
  const area = columns.reduce((sum, { width, height }) => sum + width * height, 0)
  return Math.round(area / widthOf(columns))
}

function widthOf<Field>(columns: Column<Field>[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0)
}

type Band = Stretched & { y: number; modules: Modules }

function placeBand<Field extends { shape: Shape }>(
  columns: Column<Field>[],
  { widths, height, y, modules }: Band,
): PlacedField<Field>[] {
  return columns.flatMap(({ fields }, index) => {
    const x = widths.slice(0, index).reduce((sum, width) => sum + width, 0)
    const heights = allocate(
      height,
      fields.map(({ shape }) => sizeOf(shape, modules).height),
    )
    return fields.map((field, row) => ({
      field,
      x,
      y: y + heights.slice(0, row).reduce((sum, above) => sum + above, 0),
      width: widths[index] ?? 0,
      height: heights[row] ?? 0,
    }))
  })
}
