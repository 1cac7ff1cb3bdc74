import { expect, test } from 'vitest'
import {
  decodeLineMetrics,
  encodeLineMetrics,
  type StoredLineMetrics,
} from '@/domain/catalogue/lines/line-metrics'

/** As rows have kept it from the first release on. */
const STORED: StoredLineMetrics = {
  text: 'Ab',
  parts: ['A', 'b'],
  rtl: false,
  w: 1.2,
  t: 0.7,
  b: 0.02,
  asc: 1,
  desc: 0.3,
  rest: 460,
  ls: 0,
  pull: 0.04,
  ui: [1.3, 0.05],
  ws: [100, 900],
  a: [
    [0.6, 0.7],
    [0.5, 0.6],
  ],
  l: [0.05, 0.04],
  r: [0.03, 0.02],
  k: [-0.01, 0],
  os: [
    [0.05, 0.04],
    [0.03, 0.02],
  ],
  axis: [100, 900],
  slope: false,
  sigma: 0.27,
}

test('line metrics of an old row are read in whole words', () => {
  expect(decodeLineMetrics(STORED)).toEqual({
    text: 'Ab',
    parts: ['A', 'b'],
    rtl: false,
    width: 1.2,
    top: 0.7,
    bottom: 0.02,
    ascent: 1,
    descent: 0.3,
    defaultWeight: 460,
    letterSpacing: 0,
    startBearing: 0.04,
    fallback: [1.3, 0.05],
    weights: [100, 900],
    advances: [
      [0.6, 0.7],
      [0.5, 0.6],
    ],
    leftBearings: [0.05, 0.04],
    rightBearings: [0.03, 0.02],
    kerning: [-0.01, 0],
    partOffsets: [
      [0.05, 0.04],
      [0.03, 0.02],
    ],
    axis: [100, 900],
    isRomanAndItalic: false,
    sigma: 0.27,
  })
})

test('a new row keeps the names of the old ones', () => {
  expect(encodeLineMetrics(decodeLineMetrics(STORED))).toEqual(STORED)
})

test('a row has no name for a field without a value', () => {
  const metrics = { ...decodeLineMetrics(STORED), clearances: undefined }
  expect(Object.keys(encodeLineMetrics(metrics))).toEqual(Object.keys(STORED))
})
