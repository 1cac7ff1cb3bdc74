import { expect, test } from 'vitest'
import type { LineMeasure } from '@/domain/catalogue/line-measure'
import { placeParts } from '@/storefront/catalogue/animated-name/place-parts'

const LINE: LineMeasure = {
  text: 'Abc',
  parts: ['A', 'b', 'c'],
  rtl: false,
  w: 1.5,
  t: 0.7,
  b: 0,
  asc: 1,
  desc: 0.25,
  rest: 400,
  ls: 0,
  pull: 0.1,
  ui: [1.5, 0],
  ws: [300, 500],
  a: [
    [0.5, 0.75],
    [0.5, 0.5],
    [0.5, 0.5],
  ],
  l: [0.125, 0.125],
  r: [0.0625, 0.0625],
  k: [-0.25, 0, 0],
  o: [0, 0, 0],
  axis: [300, 500],
  slope: false,
  sigma: 0.27,
}

test('parts stand one after the other, kerned and spaced, the first hung out by its side bearing', () => {
  expect(placeParts(LINE, { weights: [0.5, 0, 0], space: 0.125 })).toEqual([-0.125, 0.375, 1])
})

test('from the right the bearing is that of the other side', () => {
  expect(placeParts({ ...LINE, rtl: true }, { weights: [0, 0, 0], space: 0 })).toEqual([
    -0.0625, 0.1875, 0.6875,
  ])
})
