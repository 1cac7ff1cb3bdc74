import { expect, test } from 'vitest'
import { dragInk, pressInk } from '@/storefront/typeface/hero/ink/move-ink'

const WEIGHT = { tag: 'wght', min: 200, max: 800, step: 1 }
const WIDTH = { tag: 'wdth', min: 75, max: 100, step: 1 }
const BOTH = { across: WEIGHT, down: WIDTH }
const AT = { wght: 500, wdth: 90, opsz: 96 }

test('dragged across a name gains weight, dragged down it widens, and no axis leaves its range', () => {
  expect(dragInk(BOTH, AT, { across: 0.25, down: 0.2 })).toEqual({ wght: 650, wdth: 95, opsz: 96 })
  expect(dragInk(BOTH, AT, { across: -2, down: 2 })).toEqual({ wght: 200, wdth: 100, opsz: 96 })
})

test('without a width axis only the weight moves, and static styles are stepped through', () => {
  const weightAlone = { across: WEIGHT, down: null }
  expect(dragInk(weightAlone, AT, { across: 0.25, down: 0.2 })).toEqual({ ...AT, wght: 650 })

  const styles = { across: { tag: 'style', min: 0, max: 4, step: 1 }, down: null }
  expect(dragInk(styles, { style: 1 }, { across: 0.2, down: 0 })).toEqual({ style: 2 })
  expect(pressInk(styles, { style: 1 }, 'ArrowRight')).toEqual({ style: 2 })
})

test.each([
  ['ArrowRight', { wght: 530 }],
  ['ArrowLeft', { wght: 470 }],
  ['ArrowUp', { wdth: 91 }],
  ['ArrowDown', { wdth: 89 }],
  ['Home', { wght: 200 }],
  ['End', { wght: 800 }],
])('%s moves the ink by keyboard', (key, moved) => {
  expect(pressInk(BOTH, AT, key)).toEqual({ ...AT, ...moved })
})
