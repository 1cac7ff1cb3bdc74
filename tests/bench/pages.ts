import type { FontFamilyEntry } from '../../src/domain/catalogue/font-list'
import { provideTestShop } from '../../src/setup/checks/provide-test-shop.mjs'
import { askAtOnce, type Rate } from './ask-at-once'
import { manyFamilies } from './catalogue/many-families'
import { medianOf, verdictLine } from './figures'
import { judgeMenuPreviews } from './fonts/menu-weight'
import { PAGES } from './pages/benched-pages'
import { serveEmptyPage, type Served } from './pages/empty-page'
import { judgePage } from './pages/judge-page'
import type { MeasuredPage } from './pages/measured-page'
import { paintOnSlowPhone } from './pages/paint-on-slow-phone'
import { middleOf, openChrome, runLighthouse, type Marks } from './pages/run-lighthouse'
import { showFonts, showPages } from './pages/show-pages'
import { openBrowser, weighPage, type Visit, type Weight } from './pages/weigh-page'

const RUNS = 5
const ROUNDS = 3
const SECONDS_A_ROUND = 4
const MANY = 1000

type Place = { name: string; url: string }

const empty = await serveEmptyPage()
const shop: Served = process.env.FOUNT_TEST_URL
  ? { address: process.env.FOUNT_TEST_URL, stop: async () => {} }
  : await provideTestShop()
try {
  await benchPages()
} finally {
  await shop.stop()
  await empty.stop()
}

async function benchPages(): Promise<void> {
  const places = [
    { name: 'empty page', url: empty.address },
    ...PAGES.map(({ name, path }) => ({ name, url: shop.address + path })),
  ]
  const weights = await weighAll(places)
  const rates = await rateAll(places)
  const marks = await markAll(places)
  const slowPaints = await paintAll(places)
  const measured = places.map(({ name }, index) => {
    const slowPaint = slowPaints[index]
    return { name, weight: weights[index], marks: marks[index], slowPaint, rate: rates[index] }
  }) as MeasuredPage[]
  showPages(measured)

  const families = (await (await fetch(`${shop.address}/api/fonts`)).json()) as FontFamilyEntry[]
  const withMany = await weighAll(places.slice(1), { fontList: manyFamilies(families, MANY) })
  showFonts(measured.slice(1), { withMany, count: MANY })

  await sayVerdicts(measured)
}

async function sayVerdicts([emptyPage, ...pages]: MeasuredPage[]): Promise<void> {
  if (!emptyPage) return
  console.log('\nThe figures to reach\n')
  for (const [index, measured] of pages.entries()) {
    const page = PAGES[index]
    if (!page) continue
    for (const verdict of judgePage(page, { measured, empty: emptyPage })) {
      console.log(verdictLine(verdict))
    }
    for (const finding of measured.marks.findings) console.log(`    ${finding}`)
  }
  for (const verdict of await judgeMenuPreviews(shop.address)) console.log(verdictLine(verdict))
}

async function weighAll(places: Place[], visit?: Visit): Promise<Weight[]> {
  const browser = await openBrowser()
  try {
    const weights: Weight[] = []
    for (const { url } of places) weights.push(await weighPage(browser, url, visit))
    return weights
  } finally {
    await browser.close()
  }
}

/** Round by round through all the pages, so that a busy moment of the machine hits them all alike. */
async function rateAll(places: Place[]): Promise<Rate[]> {
  const rates = await rounds(ROUNDS, places, ({ url }) =>
    askAtOnce(url, { seconds: SECONDS_A_ROUND }),
  )
  return rates.map((runs) => ({
    perSecond: medianOf(runs.map(({ perSecond }) => perSecond)),
    median: medianOf(runs.map(({ median }) => median)),
    slowest: medianOf(runs.map(({ slowest }) => slowest)),
  }))
}

async function markAll(places: Place[]): Promise<Marks[]> {
  const chrome = await openChrome()
  try {
    const marks = await rounds(RUNS, places, ({ url }) => runLighthouse(chrome, url))
    return marks.map(middleOf)
  } finally {
    chrome.kill()
  }
}

async function paintAll(places: Place[]): Promise<number[]> {
  const browser = await openBrowser()
  try {
    const paints = await rounds(ROUNDS, places, ({ url }) => paintOnSlowPhone(browser, url))
    return paints.map(medianOf)
  } finally {
    await browser.close()
  }
}

async function rounds<Figure>(
  count: number,
  places: Place[],
  measure: (place: Place) => Promise<Figure>,
): Promise<Figure[][]> {
  const figures: Figure[][] = places.map(() => [])
  for (let round = 0; round < count; round++) {
    for (const [index, place] of places.entries()) {
      console.log(`  round ${round + 1} of ${count}: ${place.name}`)
      figures[index]?.push(await measure(place))
    }
  }
  return figures
}
