import type { Shape } from '../typeface-view'
import { sizeOf, type FieldSize, type Modules } from './field-shapes'

/** Fields above one another. The sizes are what its fields would like, before the band is stretched to the line. */
export type Column<Field> = FieldSize & { fields: Field[]; isMast: boolean }

/** How far ahead a high field is looked for, that would give the band its height. */
const LOOKED_AHEAD = 5
const HIGH = 8

/** How much fuller than the line a band may get, how much higher than the band a column, before it is stretched. */
const MOST_FULL = 1.1
const MOST_HIGH = 1.15

/** The fields of the next band, and those left for the ones after it. */
export function fillBand<Field extends { shape: Shape }>(
  waiting: Field[],
  modules: Modules,
): { columns: Column<Field>[]; rest: Field[] } {
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

function withHighFieldSecond<Field extends { shape: Shape }>(
  fields: Field[],
  modules: Modules,
): Field[] {
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
