import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import type { MeasuredCut, MeasureJob } from '@/fonts/font-job'
import { FontRefused } from '@/fonts/font-refused'
import { measureName } from '@/fonts/line-metrics/measure-name'

import { MASTERS } from '../masters'

const ALEGREYA = ['Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold', 'Black'].map(
  (style, index) =>
    aCut(`src/seed/masters/alegreya/Alegreya-${style}.ttf`, { weight: 400 + 100 * index }),
)

test('a variable name is measured along its weight', async () => {
  const line = await measure({ text: 'Geist', cuts: [aCut(MASTERS.variable)] })

  expect({ ...line, advances: line.advances.slice(0, 1), fallback: [] }).toEqual({
    text: 'Geist',
    parts: ['G', 'e', 'i', 's', 't'],
    rtl: false,
    width: 2.3456,
    top: 0.73,
    bottom: 0.016,
    ascent: 1.005,
    descent: 0.295,
    defaultWeight: 460,
    letterSpacing: 0,
    startBearing: 0.0444,
    fallback: [],
    weights: [100, 200, 300, 400, 500, 600, 700, 800, 900],
    advances: [[0.675, 0.683, 0.692, 0.7, 0.713, 0.726, 0.738, 0.751, 0.764]],
    leftBearings: [0.05, 0.0483, 0.0467, 0.045, 0.044, 0.043, 0.042, 0.041, 0.04],
    rightBearings: [0.04, 0.0377, 0.0363, 0.034, 0.032, 0.029, 0.027, 0.024, 0.022],
    kerning: [0.01, -0.01, -0.01, -0.029, 0],
    partOffsets: [
      [0.05, 0.04],
      [0.05, 0.032],
      [0.083, 0.053],
      [0.05, 0.032],
      [0.06, 0.031],
    ],
    axis: [100, 900],
    isRomanAndItalic: false,
    sigma: 0.27,
  })
})

test('a joined script is parted where its letters do not join', async () => {
  const cuts = [aCut(MASTERS.arabic)]
  const { parts, rtl } = await measure({ text: 'وزیرمتن', lang: 'fa', dir: 'rtl', cuts })

  expect({ parts, rtl }).toEqual({ parts: ['و', 'ز', 'یر', 'متن'], rtl: true })
})

test.each([
  ['Geist', 'ltr', MASTERS.variable],
  ['Recursive', 'ltr', MASTERS.manyAxes],
  ['وزیرمتن', 'rtl', MASTERS.arabic],
  ['AVATAR', 'ltr', MASTERS.static],
] as const)(
  'the parts of %s add up to the measure at the default weight',
  async (text, dir, master) => {
    const line = await measure({ text, dir, cuts: [aCut(master)] })

    expect(widthAtDefault(line)).toBeCloseTo(line.width, 2)
  },
)

test('a roman and an italic share the measure between them', async () => {
  const cuts = [aCut(MASTERS.roman), aCut(MASTERS.italic, { slope: 'italic' })]
  const line = await measure({ text: 'Instrument Serif', cuts })

  const { width, letterSpacing, defaultWeight, weights, isRomanAndItalic, sigma } = line
  expect({ width, letterSpacing, defaultWeight, weights, isRomanAndItalic, sigma }).toEqual({
    width: 5.7497,
    letterSpacing: 0.0092,
    defaultWeight: 400,
    weights: [400, 401],
    isRomanAndItalic: true,
    sigma: 0.2,
  })
})

test('static styles have their default in the one nearest to the middle of their widths', async () => {
  const line = await measure({ text: 'Alegreya', cuts: ALEGREYA })

  const { defaultWeight, width, letterSpacing, weights, axis } = line
  expect({ defaultWeight, width, letterSpacing, weights, axis }).toEqual({
    defaultWeight: 700,
    width: 3.6589,
    letterSpacing: 0.0018,
    weights: [400, 500, 600, 700, 800, 900],
    axis: null,
  })
})

test('letters that would touch in some weights are given room there', async () => {
  const { clearances = [] } = await measure({ text: 'Alegreya', cuts: ALEGREYA })

  const [A = [], l = []] = clearances
  const room = { blackOnBlack: A.at(-1)?.at(-1), boldOnBold: A[3]?.[3], afterTheStem: l }
  expect(room).toEqual({ blackOnBlack: 0.0217, boldOnBold: 0.0129, afterTheStem: [] })
})

test('a name whose letters never touch needs no room beyond its kerning', async () => {
  const { clearances } = await measure({ text: 'Geist', cuts: [aCut(MASTERS.variable)] })

  expect(clearances).toBeUndefined()
})

test('where the interface typeface cannot write a name, the fallback has its own width', async () => {
  const line = await measure({ text: 'وزیر', lang: 'fa', dir: 'rtl', cuts: [aCut(MASTERS.arabic)] })

  expect(line.fallback).toEqual([line.width, line.startBearing])
})

test('a font that lacks letters of the name is refused', async () => {
  const measured = measure({ text: 'Grüße Ж', cuts: [aCut(MASTERS.labelled)] })

  await expect(measured).rejects.toThrow(new FontRefused('This font lacks letters of “Grüße Ж”.'))
})

function measure(difference: Partial<MeasureJob>): Promise<LineMetrics> {
  const job: MeasureJob = {
    kind: 'measure',
    text: 'Fount',
    lang: 'en',
    dir: 'ltr',
    cuts: [],
    interfaceFont: MASTERS.interface,
    ...difference,
  }
  return measureName(job, (path) => readFile(path))
}

function aCut(master: string, difference: Partial<MeasuredCut> = {}): MeasuredCut {
  return { master, weight: 400, slope: 'upright', coordinates: {}, ...difference }
}

/** Advances at the default weight, read between the samples on either side, with kerning and without the outer bearings. */
function widthAtDefault(line: LineMetrics): number {
  const { defaultWeight, weights, kerning } = line
  const above = Math.max(
    1,
    weights.findIndex((weight) => weight >= defaultWeight),
  )
  const [from = 0, to = from + 1] = [weights[above - 1], weights[above]]
  const share = (defaultWeight - from) / (to - from)
  const at = (values: number[]) => {
    const [low = 0, high = low] = [values[above - 1], values[above]]
    return low + (high - low) * share
  }
  const advances = line.advances.reduce(
    (sum, part, index) => sum + at(part) + (kerning[index] ?? 0),
    0,
  )
  return advances - at(line.leftBearings) - at(line.rightBearings)
}
