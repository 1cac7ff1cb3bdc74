import { expect, test } from 'vitest'
import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import {
  lineWidth,
  planWeights,
  solveWeights,
  valueAt,
} from '@/storefront/catalogue/animated-name/solve-weights'

const GEIST: LineMetrics = {
  text: 'Geist',
  parts: ['G', 'e', 'i', 's', 't'],
  rtl: false,
  width: 2.346,
  top: 0.73,
  bottom: 0.016,
  ascent: 1.005,
  descent: 0.295,
  defaultWeight: 460,
  letterSpacing: 0,
  startBearing: 0.044,
  fallback: [2.115, 0.036],
  weights: [100, 300, 500, 700, 900],
  advances: [
    [0.675, 0.692, 0.713, 0.738, 0.764],
    [0.55, 0.557, 0.576, 0.605, 0.635],
    [0.2, 0.229, 0.256, 0.281, 0.306],
    [0.508, 0.516, 0.537, 0.57, 0.603],
    [0.352, 0.379, 0.41, 0.445, 0.48],
  ],
  leftBearings: [0.05, 0.0467, 0.044, 0.042, 0.04],
  rightBearings: [0.04, 0.0363, 0.032, 0.027, 0.022],
  kerning: [0.01, -0.01, -0.01, -0.029, 0],
  axis: [100, 900],
  isRomanAndItalic: false,
  sigma: 0.27,
}

const PLACES = [0.02, 0.25, 0.5, 0.75, 0.98]
const AMOUNTS = [0, 0.3, 1]
const PEAKS = PLACES.flatMap((place) => AMOUNTS.map((amount) => ({ place, amount })))

const KINDS: [string, LineMetrics][] = [
  ['of a weight axis', GEIST],
  ['of static styles', { ...GEIST, axis: null }],
  ['written from the right', { ...GEIST, rtl: true, dir: 'rtl' } as LineMetrics],
  [
    'whose weights would touch',
    {
      ...GEIST,
      axis: null,
      clearances: GEIST.parts.map((_, part) =>
        part ? [] : GEIST.weights.map(() => [0, 0, 0.01, 0.02, 0.03]),
      ),
    },
  ],
  [
    'of a roman and an italic',
    {
      ...GEIST,
      axis: null,
      isRomanAndItalic: true,
      weights: [400, 401],
      advances: GEIST.advances.map(([x = 0, y = 0]) => [x, y]),
      leftBearings: [0.05, 0.046],
      rightBearings: [0.04, 0.036],
    },
  ],
  [
    'of one style',
    {
      ...GEIST,
      axis: null,
      weights: [400],
      advances: GEIST.advances.map(([x = 0]) => [x]),
      leftBearings: [0.05],
      rightBearings: [0.04],
    },
  ],
  [
    'whose advances do not depend on the weight',
    { ...GEIST, advances: GEIST.advances.map(([x = 0]) => [x, x, x, x, x]) },
  ],
]

test.each(KINDS)('the advances of a name %s always add up to the measure', (_, line) => {
  const plan = planWeights(line)

  const widths = PEAKS.map((peak) => {
    const { weights, space } = solveWeights(plan, peak)
    return Number((lineWidth(line, weights) + space * (line.parts.length - 1)).toFixed(6))
  })

  expect(widths).toEqual(PEAKS.map(() => line.width))
})

test.each(KINDS.filter(([, line]) => !line.axis))(
  'letters of a name %s are not pushed together',
  (_, line) => {
    const plan = planWeights(line)

    const spaces = PEAKS.map((peak) => solveWeights(plan, peak).space)

    expect(Math.min(...spaces)).toBeGreaterThan(-0.001)
  },
)

test('static styles leave no gap that one more step of a letter would fill', () => {
  // As Syne is: its heaviest style is twice as wide as the one before.
  const wide = GEIST.advances.map((advances) => [...advances.slice(0, 4), (advances[3] ?? 0) * 2])
  const line = { ...GEIST, axis: null, width: 2.6, advances: wide }
  const plan = planWeights(line)
  const steps = PEAKS.filter(({ amount }) => amount > 0).flatMap((peak) => {
    const { weights, space } = solveWeights(plan, peak)
    const top = weights.indexOf(Math.max(...weights))
    const near = weights.map((_, part) => part + Math.sign(top - part))
    const room = space * (line.parts.length - 1)
    return weights.flatMap((weight, part) => {
      if (weight === 1 || (part !== top && weight >= (weights[near[part] ?? 0] ?? 0))) return []
      const next = weights.map((one, at) => (at === part ? one + 0.25 : one))
      const step = lineWidth(line, next) - lineWidth(line, weights)
      return step > 0.002 && step < room ? [`${peak.place} ${line.parts[part]}`] : []
    })
  })

  expect(steps).toEqual([])
})

test('an axis leaves no space between parts', () => {
  const { space } = solveWeights(planWeights(GEIST), { place: 0.5, amount: 1 })

  expect(Math.abs(space)).toBeLessThan(0.00001)
})

test('in the default style every letter has the same weight', () => {
  const { weights } = solveWeights(planWeights(GEIST), { place: 0.5, amount: 0 })

  expect(new Set(weights).size).toBe(1)
})

test('the letter at the peak is the heaviest', () => {
  const plan = planWeights(GEIST)
  const heaviest = (place: number) => {
    const { weights } = solveWeights(plan, { place, amount: 1 })
    return GEIST.parts[weights.indexOf(Math.max(...weights))]
  }

  expect([heaviest(0.05), heaviest(0.98)]).toEqual(['G', 't'])
})

test('from right to left the first letter is at the end of the line', () => {
  const plan = planWeights({ ...GEIST, rtl: true })

  expect(plan.centres.map((centre) => centre > 0.5)).toEqual([true, true, false, false, false])
})

test('static styles take whole steps', () => {
  const { weights } = solveWeights(planWeights({ ...GEIST, axis: null }), { place: 0.3, amount: 1 })

  expect(weights.map((weight) => (weight * 4) % 1)).toEqual([0, 0, 0, 0, 0])
})

test('a name of one part stays in its default style', () => {
  const plan = planWeights({
    ...GEIST,
    axis: null,
    parts: ['G'],
    advances: [GEIST.advances[0] ?? []],
    kerning: [0],
  })

  expect(solveWeights(plan, { place: 0, amount: 1 })).toEqual({
    weights: [plan.defaultWeight],
    space: 0,
  })
})

test.each([
  [0, 1],
  [0.25, 1.5],
  [0.5, 2],
  [1, 4],
  [2, 4],
])('a table at %d is %d between its samples', (t, value) => {
  expect(valueAt([1, 2, 4], t)).toBe(value)
})
