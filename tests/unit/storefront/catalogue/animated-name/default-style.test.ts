import { expect, test } from 'vitest'
import type { PaintedLine } from '@/domain/catalogue/line-measure'
import { restFaceOf } from '@/domain/catalogue/rest-face'
import { defaultStyleOf } from '@/storefront/catalogue/animated-name/default-style'

const LINE: PaintedLine = {
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
  k: [0, 0],
  o: [0.04, 0.03],
  axis: [100, 900],
  slope: false,
  sigma: 0.27,
  faces: ['Ab Variable Menu Preview'],
}

test('a variable name rests at its weight on the axis', () => {
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

test('static styles rest in the one nearest to the weight at rest', () => {
  const line: PaintedLine = {
    ...LINE,
    axis: null,
    ws: [300, 400, 700],
    faces: ['Ab Light Menu Preview', 'Ab Regular Menu Preview', 'Ab Bold Menu Preview'],
  }

  expect(restFaceOf(line)).toBe('Ab Regular Menu Preview')
})
