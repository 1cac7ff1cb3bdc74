import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import type { LineMeasure } from '@/domain/catalogue/line-measure'
import type { MeasuredCut, MeasureJob } from '@/fonts/font-job'
import { FontRefused } from '@/fonts/font-refused'
import { measureName } from '@/fonts/measure/measure-name'

import { MASTERS } from '../masters'

test('a variable name is measured along its weight', async () => {
  const line = await measure({ text: 'Geist', cuts: [aCut(MASTERS.variable)] })

  expect({ ...line, a: line.a.slice(0, 1), ui: [] }).toEqual({
    text: 'Geist',
    parts: ['G', 'e', 'i', 's', 't'],
    rtl: false,
    w: 2.346,
    t: 0.73,
    b: 0.016,
    asc: 1.005,
    desc: 0.295,
    rest: 460,
    ls: 0,
    pull: 0.044,
    ui: [],
    ws: [100, 200, 300, 400, 500, 600, 700, 800, 900],
    a: [[0.675, 0.683, 0.692, 0.7, 0.713, 0.726, 0.738, 0.751, 0.764]],
    l: [0.05, 0.048, 0.047, 0.045, 0.044, 0.043, 0.042, 0.041, 0.04],
    r: [0.04, 0.038, 0.036, 0.034, 0.032, 0.029, 0.027, 0.024, 0.022],
    k: [0.01, -0.01, -0.01, -0.029, 0],
    o: [0.044, 0.042, 0.073, 0.042, 0.05],
    axis: [100, 900],
    slope: false,
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
] as const)('the parts of %s add up to the measure at rest', async (text, dir, master) => {
  const line = await measure({ text, dir, cuts: [aCut(master)] })

  expect(widthAtRest(line)).toBeCloseTo(line.w, 2)
})

test('a roman and an italic share the measure between them', async () => {
  const cuts = [aCut(MASTERS.roman), aCut(MASTERS.italic, { slope: 'italic' })]
  const { w, ls, rest, ws, slope, sigma } = await measure({ text: 'Instrument Serif', cuts })

  expect({ w, ls, rest, ws, slope, sigma }).toEqual({
    w: 5.7453,
    ls: 0.0089,
    rest: 400,
    ws: [400, 401],
    slope: true,
    sigma: 0.2,
  })
})

test('static styles rest in the one nearest to the middle of their widths', async () => {
  const cuts = ['Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold', 'Black'].map(
    (style, index) => {
      return aCut(`src/seed/masters/alegreya/Alegreya-${style}.ttf`, { weight: 400 + 100 * index })
    },
  )
  const { rest, w, ls, ws, axis } = await measure({ text: 'Alegreya', cuts })

  expect({ rest, w, ls, ws, axis }).toEqual({
    rest: 700,
    w: 3.646,
    ls: 0,
    ws: [400, 500, 600, 700, 800, 900],
    axis: null,
  })
})

test('where the interface typeface cannot write a name, it takes its own room', async () => {
  const line = await measure({ text: 'وزیر', lang: 'fa', dir: 'rtl', cuts: [aCut(MASTERS.arabic)] })

  expect(line.ui).toEqual([line.w, line.pull])
})

test('a font that lacks letters of the name is refused', async () => {
  const measured = measure({ text: 'Grüße Ж', cuts: [aCut(MASTERS.labelled)] })

  await expect(measured).rejects.toThrow(new FontRefused('This font lacks letters of “Grüße Ж”.'))
})

function measure(difference: Partial<MeasureJob>): Promise<LineMeasure> {
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

/** Advances at rest, read between the samples on either side, with kerning and without the outer bearings. */
function widthAtRest({ a, k, l, r, rest, ws }: LineMeasure): number {
  const above = Math.max(
    1,
    ws.findIndex((weight) => weight >= rest),
  )
  const [from = 0, to = from + 1] = [ws[above - 1], ws[above]]
  const share = (rest - from) / (to - from)
  const at = (values: number[]) => {
    const [low = 0, high = low] = [values[above - 1], values[above]]
    return low + (high - low) * share
  }
  const advances = a.reduce((sum, part, index) => sum + at(part) + (k[index] ?? 0), 0)
  return advances - at(l) - at(r)
}
