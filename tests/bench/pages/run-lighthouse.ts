import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { BROWSER } from '../../support/setup/browser'
import { medianOf } from '../figures'
import { blockingTimeOf, type TraceEvent } from './blocking-time'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

export type Marks = {
  scores: Record<Category, number>
  /** Shown, not judged: `paint-on-slow-phone.ts` says why. */
  lcp: number
  cls: number
  /** Shown, not judged: `blocking-time.ts` says why. */
  tbt: number
  /** Milliseconds of the page's own thread. */
  blocking: number
  /** What cost points, each with Lighthouse's own words. */
  findings: string[]
}

export async function openChrome(): Promise<LaunchedChrome> {
  return launch({ chromePath: BROWSER.path, chromeFlags: ['--headless=new', ...BROWSER.flags] })
}

/** Lighthouse's own: now and then the browser records no beginning of a visit. */
const NOTHING_RECORDED = 'NO_NAVSTART'

/** One run of the mobile preset: a slow phone on slow 4G, simulated from what was seen. */
export async function runLighthouse(chrome: LaunchedChrome, url: string): Promise<Marks> {
  const visit = () =>
    lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
  const first = await visit()
  const run = first?.lhr.runtimeError?.code === NOTHING_RECORDED ? await visit() : first
  if (!run || run.lhr.runtimeError) {
    throw new Error(`Lighthouse did not come through: ${run?.lhr.runtimeError?.message ?? url}`)
  }
  const figure = (audit: string) => run.lhr.audits[audit]?.numericValue ?? NaN
  const scores = CATEGORIES.map((name) => [name, (run.lhr.categories[name]?.score ?? 0) * 100])

  return {
    scores: Object.fromEntries(scores) as Record<Category, number>,
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    blocking: blockingTimeOf(run.artifacts.Trace.traceEvents as TraceEvent[]),
    findings: CATEGORIES.flatMap((name) => findingsOf(run.lhr, name)),
  }
}

/** The middle of several runs, figure by figure; findings are those of the last. */
export function middleOf(runs: Marks[]): Marks {
  const middle = (figureOf: (run: Marks) => number) => medianOf(runs.map(figureOf))
  const scores = CATEGORIES.map((name) => [name, middle((run) => run.scores[name])])
  return {
    scores: Object.fromEntries(scores) as Record<Category, number>,
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    tbt: middle(({ tbt }) => tbt),
    blocking: middle(({ blocking }) => blocking),
    findings: runs.at(-1)?.findings ?? [],
  }
}

function findingsOf(lhr: Result, name: Category): string[] {
  return (lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => {
      const audit = lhr.audits[id]
      return `${name}: ${audit?.title} ${audit?.displayValue ?? ''}`.trim()
    })
}
