import { expect, test } from 'vitest'
import { viewOf } from '@/storefront/glyphs/glyph-drawing'

const HEIGHTS = { unitsPerEm: 1000, ascender: 900, descender: -300, xHeight: 500, capHeight: 700 }
const letter = (bounds: { left: number; right: number; top: number; bottom: number }) => ({
  advance: 600,
  bounds,
})
const USUAL = { left: 50, right: 550, top: 500, bottom: 0 }

test('a letter stands in the middle of a square from above the ascender to beneath the descender', () => {
  const { left, top, size } = viewOf(letter(USUAL), HEIGHTS)

  expect([size, top, left].map(Math.round)).toEqual([1344, 936, -372])
})

test.each([
  ['wider', { ...USUAL, right: 4000 }],
  ['higher', { ...USUAL, top: 3000 }],
  ['deeper', { ...USUAL, bottom: -2000 }],
])('one that is %s than the square makes it larger', (_, bounds) => {
  const { left, top, size } = viewOf(letter(bounds), HEIGHTS)

  expect(left).toBeLessThanOrEqual(bounds.left)
  expect(left + size).toBeGreaterThanOrEqual(bounds.right)
  expect(top).toBeGreaterThanOrEqual(bounds.top)
  expect(top - size).toBeLessThanOrEqual(bounds.bottom)
})

test('the words on the lines stand beside a letter as wide as it is high', () => {
  const wide = { advance: 1200, bounds: { left: 0, right: 1100, top: 900, bottom: 0 } }
  const { left, size } = viewOf(wide, HEIGHTS)

  expect(-left / size).toBeGreaterThan(0.13)
})

test('each height has its line', () => {
  const { lines } = viewOf(letter(USUAL), HEIGHTS)

  expect(lines.map(({ name, value }) => [name, value])).toEqual([
    ['Baseline', 0],
    ['x-height', 500],
    ['Capitals', 700],
    ['Descender', -300],
    ['Ascender', 900],
  ])
})

test('of two that would write over each other the one that says less is left out', () => {
  const { lines } = viewOf(letter(USUAL), { ...HEIGHTS, ascender: 720, xHeight: null })

  expect(lines.map(({ name }) => name)).toEqual(['Baseline', 'Capitals', 'Descender'])
})
