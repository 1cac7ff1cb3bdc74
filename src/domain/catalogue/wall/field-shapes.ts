import type { Shape } from '../typeface-view'

/** How many modules the wall is wide: at a desk, on a phone. */
export type Modules = 24 | 8

export type FieldSize = { width: number; height: number }

/** What each shape would like to measure, in modules: wide ones are read from afar, high ones hold a text. */
const SIZES: Record<Modules, Record<Shape, FieldSize>> = {
  24: {
    belt: { width: 24, height: 5 },
    mast: { width: 3, height: 12 },
    page: { width: 8, height: 11 },
    table: { width: 10, height: 5 },
    field: { width: 8, height: 6 },
  },
  8: {
    belt: { width: 8, height: 3 },
    mast: { width: 2, height: 8 },
    page: { width: 8, height: 8 },
    table: { width: 8, height: 5 },
    field: { width: 6, height: 5 },
  },
}

export function sizeOf(shape: Shape, modules: Modules): FieldSize {
  return SIZES[modules][shape]
}
