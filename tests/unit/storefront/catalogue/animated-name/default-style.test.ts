import { expect, test } from 'vitest'
import { type AnimatedLine, defaultFaceOf } from '@/domain/catalogue/lines/line-metrics'
import { defaultStyleOf } from '@/storefront/catalogue/animated-name/default-style'

const LINE: AnimatedLine = {
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
  kerning: [0, 0],
  partOffsets: [
    [0.05, 0.04],
    [0.03, 0.02],
  ],
  axis: [100, 900],
  isRomanAndItalic: false,
  sigma: 0.27,
  faces: ['Ab Variable Menu Preview'],
}

test('a variable name has its default weight on the axis', () => {
  expect(defaultStyleOf(LINE)).toEqual({
    '--w': 1.2,
    '--t': 0.7,
    '--b': 0.02,
    '--asc': 1,
    '--desc': 0.3,
    '--pull': 0.04,
    '--ls': 0,
    '--uw': 1.3,
    '--ul': 0.05,
    '--axes': "'wght' 460",
    fontFamily: '"Ab Variable Menu Preview"',
  })
})

test('static styles default to the one nearest to the default weight', () => {
  const line: AnimatedLine = {
    ...LINE,
    axis: null,
    weights: [300, 400, 700],
    faces: ['Ab Light Menu Preview', 'Ab Regular Menu Preview', 'Ab Bold Menu Preview'],
  }

  expect(defaultFaceOf(line)).toBe('Ab Regular Menu Preview')
})
