import type { LineMeasure } from '@/domain/catalogue/line-measure'

import type { MeasureJob } from '../font-job'
import type { TextRun } from '../harfbuzz/shaped-font'
import { measureInterface } from './measure-interface'
import { type Fonts, measureLetters } from './measure-letters'
import { openFamily, type ReadFont } from './open-family'
import type { InkPath } from './plan-samples'
import { setLine } from './set-line'
import { splitParts } from './split-parts'
import { pullOf, standAtRest } from './stand-at-rest'
import { toTenThousandths } from './to-ten-thousandths'

/** A name is set letter by letter; joined scripts keep what joins them. */
const OFF_LETTER_BY_LETTER = ['liga', 'clig', 'calt']

/** The data that let a typeface's name fill the line at every weight. */
export async function measureName(job: MeasureJob, readFont: ReadFont): Promise<LineMeasure> {
  const run = runOf(job)
  const { path, fontAt, ascender, descender } = await openFamily(job, readFont)
  const fonts = path.samples.map(fontAt) as Fonts
  const parts = splitParts(fonts[0], run)
  const rest = standAtRest(path, (sample) => setLine(fontAt(sample), run))
  const pull = pullOf(rest, job.dir)
  const [uiWidth, uiBearing] = (await measureInterface(job)) ?? [rest.width, pull]

  return {
    text: job.text,
    parts,
    rtl: job.dir === 'rtl',
    w: toTenThousandths(rest.width),
    asc: toTenThousandths(ascender),
    desc: toTenThousandths(-descender),
    rest: rest.weight,
    ls: toTenThousandths(rest.remainder / Math.max(1, [...job.text].length - 1)),
    pull: toTenThousandths(pull),
    ui: [toTenThousandths(uiWidth), toTenThousandths(uiBearing)],
    ...measureLetters(fonts, run, parts),
    ...inkOf(path),
  }
}

function runOf({ text, lang, dir }: MeasureJob): TextRun {
  return { text, lang, dir, off: dir === 'ltr' ? OFF_LETTER_BY_LETTER : [] }
}

/** What moves, and how wide it gathers: narrower where it is slope. */
function inkOf(path: InkPath): Pick<LineMeasure, 'ws' | 'axis' | 'slope' | 'sigma'> {
  return {
    ws: path.samples.map((sample) => sample.weight),
    axis: path.kind === 'axis' ? [path.min, path.max] : null,
    slope: path.kind === 'slope',
    sigma: path.kind === 'slope' ? 0.2 : 0.27,
  }
}
