import { atLeast, atMost, sayScore, sayShift, sayTimes, type Verdict } from '../figures'
import type { BenchedPage } from './benched-pages'
import type { MeasuredPage } from './measured-page'

/** The figures a page must reach beside the empty one. */
const MOST_SCRIPT = 1.2
const LATEST_PAINT = 1.3
const LONGEST_BLOCKED = 1.5
const LEAST_SCORE = 95
const LEAST_RATE = 0.8
/** Rounding of fractions of a pixel: what nobody can see. */
const NO_SHIFT = 0.001

export function judgePage(
  page: BenchedPage,
  { measured, empty }: { measured: MeasuredPage; empty: MeasuredPage },
): Verdict[] {
  const { weight, marks, slowPaint, rate } = measured
  return [
    atMost(`${page.name}: script beside the empty page`, {
      measured: weight.script / empty.weight.script,
      limit: MOST_SCRIPT,
      say: sayTimes,
    }),
    atMost(`${page.name}: LCP beside the empty page, slow 4G in the way`, {
      measured: slowPaint / empty.slowPaint,
      limit: LATEST_PAINT,
      say: sayTimes,
    }),
    atMost(`${page.name}: blocking time beside the empty page`, {
      measured: marks.blocking / empty.marks.blocking,
      limit: LONGEST_BLOCKED,
      say: sayTimes,
    }),
    atMost(`${page.name}: layout shift`, { measured: marks.cls, limit: NO_SHIFT, say: sayShift }),
    ...(page.isCatalogue ? judgeCatalogue(page, { measured, empty }) : []),
    atLeast(`${page.name}: answers a second beside the empty page`, {
      measured: rate.perSecond / empty.rate.perSecond,
      limit: LEAST_RATE,
      say: sayTimes,
    }),
  ]
}

function judgeCatalogue(
  page: BenchedPage,
  { measured }: { measured: MeasuredPage; empty: MeasuredPage },
): Verdict[] {
  return Object.entries(measured.marks.scores).map(([category, score]) =>
    atLeast(`${page.name}: Lighthouse ${category}`, {
      measured: score,
      limit: LEAST_SCORE,
      say: sayScore,
    }),
  )
}
