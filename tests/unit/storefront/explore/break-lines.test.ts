import { expect, test } from 'vitest'
import { breakLines, chooseLines } from '@/storefront/explore/wall/break-lines'

const HEIGHTS = { leading: 1, ink: 1 }
const words = (...widths: number[]) => ({ widths, space: 0.25 })

test('words stand on the narrowest measure that takes them on so many lines', () => {
  expect(breakLines(words(2, 1, 3, 2), 1)).toEqual([[0, 1, 2, 3]])
  expect(breakLines(words(2, 1, 3, 2), 2)).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(breakLines(words(2, 1, 3, 2), 4)).toEqual([[0], [1], [2], [3]])
})

test('a low room takes one line, a high one as many as make the type largest', () => {
  expect(chooseLines(words(2, 2, 2), { width: 650, height: 100 }, HEIGHTS)).toEqual({
    lines: [[0, 1, 2]],
    size: 100,
  })
  expect(chooseLines(words(2, 2, 2), { width: 200, height: 600 }, HEIGHTS)).toEqual({
    lines: [[0], [1], [2]],
    size: 100,
  })
})

test('a line more is not broken for a hair of size', () => {
  const room = { width: 1000, height: 220 }
  expect(chooseLines(words(4.75, 5), room, HEIGHTS)).toEqual({ lines: [[0, 1]], size: 100 })
})

test('no size is larger than the room is high', () => {
  const { size, lines } = chooseLines(words(1, 1), { width: 4000, height: 90 }, HEIGHTS)
  expect({ size, lines }).toEqual({ size: 90, lines: [[0, 1]] })
})

test('without words there is nothing to set', () => {
  expect(chooseLines(words(), { width: 100, height: 100 }, HEIGHTS)).toEqual({ lines: [], size: 0 })
})
