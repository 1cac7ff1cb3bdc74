import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'

import type { MeasureJob } from '../font-job'
import type { TextRun } from '../harfbuzz/shaped-font'
import { type DefaultPosition, findDefaultPosition, startBearingOf } from './default-position'
import { measureFallback } from './measure-fallback'
import { type Fonts, measureParts, type PartMetrics } from './measure-parts'
import { openFamily, type ReadFont } from './open-family'
import type { WeightPath } from './plan-samples'
import { splitParts } from './split-parts'
import { roundEm, typesetLine } from './typeset-line'

/** A name is set letter by letter; in joined scripts the joining features stay on. */
const OFF_LETTER_BY_LETTER = ['liga', 'clig', 'calt']

/** The data that let a typeface's name fill the line at every weight. */
export async function measureName(job: MeasureJob, readFont: ReadFont): Promise<LineMetrics> {
  const run = runOf(job)
  const { path, fontAt, ascender, descender } = await openFamily(job, readFont)
  const fonts = path.samples.map(fontAt) as Fonts
  const parts = splitParts(fonts[0], run)
  const defaults = findDefaultPosition(path, (sample) => typesetLine(fontAt(sample), run))
  const startBearing = startBearingOf(defaults, job.dir)
  const fallback = (await measureFallback(job)) ?? [defaults.width, startBearing]
  const partMetrics = measureParts({ fonts, run, parts, typical: typicalOf(path) })
  const clearance = job.isStill ? 0 : clearanceAt(indexOfDefault(path, defaults), partMetrics)

  return {
    text: job.text,
    parts,
    rtl: job.dir === 'rtl',
    width: roundEm(defaults.width + clearance),
    ascent: roundEm(ascender),
    descent: roundEm(-descender),
    defaultWeight: defaults.weight,
    letterSpacing: roundEm(
      (defaults.remainder + clearance) / Math.max(1, [...job.text].length - 1),
    ),
    startBearing: roundEm(startBearing),
    fallback: [roundEm(fallback[0]), roundEm(fallback[1])],
    ...partMetrics,
    ...metricsOfPath(path),
  }
}

function runOf({ text, lang, dir, isStill, on }: MeasureJob): TextRun {
  return { text, lang, dir, on, off: dir === 'ltr' && !isStill ? OFF_LETTER_BY_LETTER : [] }
}

/** Most letters of a roman and an italic are roman. */
function typicalOf({ kind, samples }: WeightPath): number {
  return kind === 'slope' ? 0 : Math.floor(samples.length / 2)
}

/** An axis has its default between two samples. */
function indexOfDefault(path: WeightPath, { weight }: DefaultPosition): number {
  const index = path.samples.findIndex((sample) => sample.weight === weight)
  return index < 0 ? typicalOf(path) : index
}

/** The room between all letters of one weight. */
function clearanceAt(sample: number, { clearances = [] }: PartMetrics): number {
  return clearances.reduce((sum, needs) => sum + (needs[sample]?.[sample] ?? 0), 0)
}

/** What is animated, and over how many letters it spreads: fewer where it is slope. */
function metricsOfPath(
  path: WeightPath,
): Pick<LineMetrics, 'weights' | 'axis' | 'isRomanAndItalic' | 'sigma'> {
  return {
    weights: path.samples.map((sample) => sample.weight),
    axis: path.kind === 'axis' ? [path.min, path.max] : null,
    isRomanAndItalic: path.kind === 'slope',
    sigma: path.kind === 'slope' ? 0.2 : 0.27,
  }
}
