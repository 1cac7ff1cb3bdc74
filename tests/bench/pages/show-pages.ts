import { sayKilobytes, sayMilliseconds, sayScore, sayShift } from '../figures'
import { printTable } from '../print-table'
import type { MeasuredPage } from './measured-page'
import type { Weight } from './weigh-page'

/** Everything measured of every page, a line each. */
export function showPages(pages: MeasuredPage[]): void {
  printTable(
    'Over the wire, packed, on a first visit with a phone',
    ['page', 'HTML', 'style', 'script', 'fonts', 'requests', 'fetched ahead'],
    pages.map(({ name, weight }) => [
      name,
      sayKilobytes(weight.html),
      sayKilobytes(weight.style),
      sayKilobytes(weight.script),
      sayKilobytes(weight.fonts.bytes),
      String(weight.requests),
      sayKilobytes(weight.ahead),
    ]),
  )
  printTable(
    'Lighthouse, mobile preset; LCP with slow 4G really in the way; answers a second to ten callers (medians)',
    [
      'page',
      'perf.',
      'access.',
      'practices',
      'SEO',
      'LCP',
      'slow LCP',
      'CLS',
      'TBT',
      'blocking',
      'a second',
      'p50',
      'p99',
    ],
    pages.map(({ name, marks, slowPaint, rate }) => [
      name,
      ...Object.values(marks.scores).map(sayScore),
      sayMilliseconds(marks.lcp),
      sayMilliseconds(slowPaint),
      sayShift(marks.cls),
      sayMilliseconds(marks.tbt),
      sayMilliseconds(marks.blocking),
      String(Math.round(rate.perSecond)),
      sayMilliseconds(rate.median),
      sayMilliseconds(rate.slowest),
    ]),
  )
}

/** How many fonts a page fetches must not depend on how large the catalogue is. */
export function showFonts(
  pages: MeasuredPage[],
  { withMany, count }: { withMany: Weight[]; count: number },
): void {
  printTable(
    `Font files fetched, and the same with a catalogue of ${count} typefaces`,
    ['page', 'files', 'bytes', `files of ${count}`, `bytes of ${count}`],
    pages.map(({ name, weight }, index) => [
      name,
      ...fontCells(weight),
      ...fontCells(withMany[index]),
    ]),
  )
}

function fontCells(weight: Weight | undefined): string[] {
  return [String(weight?.fonts.files ?? '–'), sayKilobytes(weight?.fonts.bytes ?? NaN)]
}
