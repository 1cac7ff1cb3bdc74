import { expect, test } from 'vitest'

import { type OpenCut, planSamples } from '@/fonts/line-metrics/plan-samples'

const WEIGHT = { tag: 'wght', name: 'Weight', min: 100, default: 400, max: 900, hidden: false }

test('a weight axis is sampled from end to end, with its default a little under the middle', () => {
  const path = planSamples([aCut({ master: 'v', axes: [WEIGHT], coordinates: { opsz: 144 } })])

  expect({ ...path, samples: path.samples.map(({ weight }) => weight) }).toEqual({
    kind: 'axis',
    samples: [100, 200, 300, 400, 500, 600, 700, 800, 900],
    min: 100,
    max: 900,
    defaultSample: { master: 'v', coordinates: { opsz: 144, wght: 460 }, weight: 460 },
  })
})

test('static styles are sampled by rising weight, uprights only, each weight once', () => {
  const path = planSamples([
    aCut({ master: 'bold', weight: 700 }),
    aCut({ master: 'light', weight: 300 }),
    aCut({ master: 'light italic', weight: 300, slope: 'italic' }),
    aCut({ master: 'narrow light', weight: 300 }),
  ])

  expect(path).toEqual({
    kind: 'styles',
    samples: [
      { master: 'light', coordinates: {}, weight: 300 },
      { master: 'bold', coordinates: {}, weight: 700 },
    ],
  })
})

test('a family of exactly a roman and an italic animates its slope', () => {
  const path = planSamples([aCut({ master: 'italic', slope: 'italic' }), aCut({ master: 'roman' })])

  expect(path).toEqual({
    kind: 'slope',
    samples: [
      { master: 'roman', coordinates: {}, weight: 400 },
      { master: 'italic', coordinates: {}, weight: 401 },
    ],
  })
})

test('a variable upright goes before a variable italic', () => {
  const path = planSamples([
    aCut({ master: 'italic', slope: 'italic', axes: [WEIGHT] }),
    aCut({ master: 'upright', axes: [WEIGHT] }),
  ])

  expect(path.samples[0].master).toBe('upright')
})

test('italics are used where a family has nothing else', () => {
  const path = planSamples([aCut({ master: 'italic', slope: 'italic' })])

  expect(path.samples).toEqual([{ master: 'italic', coordinates: {}, weight: 400 }])
})

function aCut(difference: Partial<OpenCut>): OpenCut {
  return { master: 'font', weight: 400, slope: 'upright', coordinates: {}, axes: [], ...difference }
}
