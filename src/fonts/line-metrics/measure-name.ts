import { readFile } from 'node:fs/promises'
import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import { fromWoff2 } from '../convert/to-woff2'
import type { MeasureJob } from '../font-job'
import { ShapedFont, type TextRun } from '../harfbuzz/shaped-font'
import { type Fonts, measureParts, type PartMetrics, startBearingIn } from './measure-parts'
import { openFamily, type ReadFont } from './open-family'
import { DEFAULT_SHARE, type Sample, type WeightPath } from './plan-samples'
import { splitParts } from './split-parts'
import {
  leftBearingOf,
  roundEm,
  typesetLine,
  type TypesetLine,
  visibleWidthOf,
} from './typeset-line'

/** A name is set letter by letter; in joined scripts the joining features stay on. */
const OFF_LETTER_BY_LETTER = ['liga', 'clig', 'calt']

/** The data that let a typeface's name fill the line at every weight. */
export async function measureName(job: MeasureJob, readFont: ReadFont): Promise<LineMetrics> {
  const run = runOf(job)
  const { path, fontAt, ascender, descender } = await openFamily(job, readFont)
  const fonts = path.samples.map(fontAt) as Fonts
  const parts = splitParts(fonts[0], run)
  const defaults = findDefaultPosition(path, (sample) => typesetLine(fontAt(sample), run))
  const startBearing = startBearingIn(job)(defaults.line)
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

type DefaultPosition = { width: number; weight: number; remainder: number; line: TypesetLine }

/** A roman row shows a quarter of its italic: its measure lies between the two widths. */
const SHARE_OF_ITALIC = 0.25

/** The weight of a name that is not animated, and the measure it gives: every other weight fills the same width. */
function findDefaultPosition(path: WeightPath, typesetAt: (sample: Sample) => TypesetLine) {
  switch (path.kind) {
    case 'axis':
      return positionOf(path.defaultSample, typesetAt(path.defaultSample))
    case 'styles':
      return nearestTo(DEFAULT_SHARE, path.samples, typesetAt)
    case 'slope':
      return betweenTwo(path.samples, typesetAt)
  }
}

function positionOf({ weight }: Sample, line: TypesetLine): DefaultPosition {
  return { width: visibleWidthOf(line), weight, remainder: 0, line }
}

function nearestTo(
  share: number,
  [lightest, ...heavier]: [Sample, ...Sample[]],
  typesetAt: (sample: Sample) => TypesetLine,
): DefaultPosition {
  const first = positionOf(lightest, typesetAt(lightest))
  const positions = [first, ...heavier.map((sample) => positionOf(sample, typesetAt(sample)))]
  const last = positions.at(-1) ?? first

  const wanted = first.width + (last.width - first.width) * share
  const distance = (position: DefaultPosition) => Math.abs(position.width - wanted)
  return positions.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

function betweenTwo(
  [roman, italic]: [Sample, Sample],
  typesetAt: (sample: Sample) => TypesetLine,
): DefaultPosition {
  const upright = positionOf(roman, typesetAt(roman))
  const width =
    upright.width + (visibleWidthOf(typesetAt(italic)) - upright.width) * SHARE_OF_ITALIC
  return { ...upright, width, remainder: width - upright.width }
}

/** The interface typeface in place of a name: its text weight at display size. */
const FALLBACK_COORDINATES = { wght: 440, opsz: 96, wdth: 100 }

/** The same name in the interface typeface; null where that lacks letters of it. */
async function measureFallback({
  text,
  lang,
  dir,
  interfaceFont,
}: MeasureJob): Promise<[width: number, bearing: number] | null> {
  const file = await readFile(interfaceFont)
  const sfnt = file.toString('latin1', 0, 4) === 'wOF2' ? await fromWoff2(file) : file
  const font = new ShapedFont(sfnt, FALLBACK_COORDINATES)
  if (!font.covers(text)) return null

  const line = typesetLine(font, { text, lang, dir })
  return [visibleWidthOf(line), leftBearingOf(line)]
}
