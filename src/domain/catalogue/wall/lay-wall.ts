import { allocate } from '../../money/allocate'
import type { Shape } from '../typeface-view'
import { type FieldSize, type Modules, sizeOf } from './choose-shape'

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

function placeBand<Field extends { shape: Shape }>(
  columns: Column<Field>[],
  { widths, height, y, modules }: Stretched & { y: number; modules: Modules },
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

/** Fields above one another. The sizes are what its fields would like, before the band is stretched to the line. */
type Column<Field> = FieldSize & { fields: Field[]; isMast: boolean }

/** How far ahead a high field is looked for, that would give the band its height. */
const LOOKED_AHEAD = 5

const HIGH = 8

/** How much fuller than the line a band may get, how much higher than the band a column, before it is stretched. */
const MOST_FULL = 1.1

const MOST_HIGH = 1.15

/** The fields of the next band, and those left for the ones after it. */
function fillBand<Field extends { shape: Shape }>(waiting: Field[], modules: Modules) {
  const [first, ...others] = waiting
  if (!first) return { columns: [], rest: [] }
  if (fillsLine(first, modules)) return { columns: [columnOf(first, modules)], rest: others }

  const columns: Column<Field>[] = []
  const rest: Field[] = []
  let isFull = false
  for (const field of withHighFieldSecond(waiting, modules)) {
    // Met on the way, it waits for a band of its own.
    if (isFull || fillsLine(field, modules)) rest.push(field)
    else if (!addToBand(columns, { field, modules })) {
      isFull = true
      rest.push(field)
    }
  }
  return { columns, rest }
}

/** Beneath a lower column where there is room, else beside the others; false: the band is full. */
function addToBand<Field extends { shape: Shape }>(
  columns: Column<Field>[],
  { field, modules }: { field: Field; modules: Modules },
): boolean {
  const { width, height } = sizeOf(field.shape, modules)
  const highest = Math.max(0, ...columns.map((column) => column.height))
  const above = columns.find(
    (column) =>
      !column.isMast &&
      column.height + height <= highest * MOST_HIGH &&
      Math.abs(column.width - width) <= modules / 4,
  )
  if (above) {
    above.fields.push(field)
    above.height += height
    above.width = Math.max(above.width, width)
    return true
  }

  const used = columns.reduce((sum, column) => sum + column.width, 0)
  if (used + width > modules * MOST_FULL) return false
  columns.push(columnOf(field, modules))
  return true
}

function withHighFieldSecond<Field extends { shape: Shape }>(fields: Field[], modules: Modules) {
  const high = fields.findIndex(({ shape }, index) => {
    return index > 0 && index <= LOOKED_AHEAD && sizeOf(shape, modules).height > HIGH
  })
  const [first, ...others] = fields
  if (high <= 1 || !first) return fields
  const [found] = others.splice(high - 1, 1)
  return found ? [first, found, ...others] : fields
}

function fillsLine({ shape }: { shape: Shape }, modules: Modules): boolean {
  return sizeOf(shape, modules).width >= modules
}

function columnOf<Field extends { shape: Shape }>(field: Field, modules: Modules): Column<Field> {
  return { ...sizeOf(field.shape, modules), fields: [field], isMast: field.shape === 'mast' }
}
