import { expect, test } from 'vitest'
import { fitInk } from '@/storefront/typeface/hero/ink/fitted-name'

const GEIST = { measure: 2.346, letters: 5, isJoined: false }

test('a dragged name has the size it always has, and what remains of the line stands between its letters', () => {
  expect(fitInk({ ...GEIST, width: 2.146 })).toEqual({ size: 1, spacing: expect.closeTo(0.05) })
  expect(fitInk({ ...GEIST, width: 2.406 })).toEqual({ size: 1, spacing: expect.closeTo(-0.015) })
})

test('ink too wide for the line is set smaller before its letters touch', () => {
  const fit = fitInk({ ...GEIST, width: 2.746 })
  expect(fit).toEqual({ size: expect.closeTo(0.88), spacing: -0.02 })
  expect(fit.size * (2.746 + 4 * fit.spacing)).toBeCloseTo(GEIST.measure)
})

test('joined letters are never spaced: their size alone fits, a tenth larger at the most', () => {
  const joined = { ...GEIST, isJoined: true }
  expect(fitInk({ ...joined, width: 2.607 })).toEqual({ size: expect.closeTo(0.9), spacing: 0 })
  expect(fitInk({ ...joined, width: 1.5 })).toEqual({ size: 1.1, spacing: 0 })
  expect(fitInk({ ...GEIST, letters: 1, width: 2.346 })).toEqual({ size: 1, spacing: 0 })
})
