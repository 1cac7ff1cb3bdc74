import { expect, test } from 'vitest'
import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import { placeParts } from '@/storefront/catalogue/animated-name/name-animation'

const LINE: LineMetrics = {
  text: 'Abc',
  parts: ['A', 'b', 'c'],
  rtl: false,
  width: 1.5,
  top: 0.7,
  bottom: 0,
  ascent: 1,
  descent: 0.25,
  defaultWeight: 400,
  letterSpacing: 0,
  startBearing: 0.1,
  fallback: [1.5, 0],
  weights: [300, 500],
  advances: [
    [0.5, 0.75],
    [0.5, 0.5],
    [0.5, 0.5],
  ],
  leftBearings: [0.125, 0.125],
  rightBearings: [0.0625, 0.0625],
  kerning: [-0.25, 0, 0],
  axis: [300, 500],
  isRomanAndItalic: false,
  sigma: 0.27,
}

test('parts follow each other, kerned and spaced, the first outdented by its side bearing', () => {
  expect(placeParts(LINE, { weights: [0.5, 0, 0], space: 0.125 })).toEqual([-0.125, 0.375, 1])
})

test('two weights that would touch are kept apart', () => {
  const clearances = [
    [
      [0, 0],
      [0.5, 0],
    ],
    [],
    [],
  ]
  const touching = { weights: [1, 0, 0], space: 0 }

  expect(placeParts({ ...LINE, clearances }, touching)).toEqual([-0.125, 0.875, 1.375])
})

test('from the right the bearing is that of the other side', () => {
  expect(placeParts({ ...LINE, rtl: true }, { weights: [0, 0, 0], space: 0 })).toEqual([
    -0.0625, 0.1875, 0.6875,
  ])
})
