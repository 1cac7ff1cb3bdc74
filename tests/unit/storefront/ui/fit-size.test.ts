import { expect, test } from 'vitest'
import { fitSize } from '@/storefront/ui/text-ink'

test('the ink of a line fills the room, its side bearings hang out', () => {
  const size = fitSize({
    room: 1000,
    cap: Infinity,
    ink: { before: 5, after: 5 },
    widthAt: (trial) => trial * 2.1,
  })

  expect(size).toBe(500)
})

test('a line never grows over its highest size', () => {
  const size = fitSize({
    room: 1000,
    cap: 120,
    ink: { before: 0, after: 0 },
    widthAt: (trial) => trial * 2,
  })

  expect(size).toBe(120)
})

test('a line that is not shown keeps its size', () => {
  const size = fitSize({ room: 0, cap: 9, ink: { before: 0, after: 0 }, widthAt: () => 0 })

  expect(size).toBe(100)
})
