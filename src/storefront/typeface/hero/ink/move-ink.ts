import { ownValue } from '@/domain/own-value'
import type { InkRange, InkRanges, InkValues } from './ink-ranges'

/** So many steps of the keyboard lead from one end of a range to the other. */
const KEY_STEPS = 20

/** How far the pointer is from where it was pressed, as a part of a whole range. */
export type Drag = { across: number; down: number }

export function dragInk({ across, down }: InkRanges, from: InkValues, drag: Drag): InkValues {
  const moved = { ...from, [across.tag]: moveBy(across, from, drag.across) }
  return down ? { ...moved, [down.tag]: moveBy(down, from, drag.down) } : moved
}

/** Left and right move the weight, up and down the width: up is wider, as for any slider. */
export function pressInk(ranges: InkRanges, values: InkValues, key: string): InkValues {
  const { across } = ranges
  const vertical = ranges.down ?? across
  switch (key) {
    case 'ArrowRight':
      return stepInk(across, values, 1)
    case 'ArrowLeft':
      return stepInk(across, values, -1)
    case 'ArrowUp':
      return stepInk(vertical, values, 1)
    case 'ArrowDown':
      return stepInk(vertical, values, -1)
    case 'Home':
      return { ...values, [across.tag]: across.min }
    case 'End':
      return { ...values, [across.tag]: across.max }
    default:
      return values
  }
}

function stepInk(range: InkRange, values: InkValues, direction: 1 | -1): InkValues {
  const step = Math.max(range.step / (range.max - range.min), 1 / KEY_STEPS)
  return { ...values, [range.tag]: moveBy(range, values, direction * step) }
}

function moveBy({ tag, min, max, step }: InkRange, from: InkValues, part: number): number {
  const value = (ownValue(from, tag) ?? min) + part * (max - min)
  const rounded = Number((Math.round(value / step) * step).toFixed(2))
  return Math.min(max, Math.max(min, rounded))
}
