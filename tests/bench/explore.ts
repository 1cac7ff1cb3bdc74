import { chromium, type Page } from '@playwright/test'
import { BROWSER } from '../support/setup/browser'
import type { BenchServer } from './bench-server'
import { startFilledShop } from './catalogue/filled-shop'
import {
  atMost,
  medianOf,
  percentileOf,
  sayKilobytes,
  sayMilliseconds,
  verdictLine,
} from './figures'
import { showFrames } from './scroll-frames'

const TYPEFACES = 2000
const FRAMES = 300
const WORDS = 'Plum jam for eleven ships'

await startFilledShop({ typefaces: TYPEFACES, styles: 2 }, benchExplore)
process.exit(0)

/** /explore of 2 000 typefaces: what comes, how it scrolls, and how long a letter that is typed takes to stand there. */
async function benchExplore({ address }: BenchServer): Promise<void> {
  const url = `${address}/explore`
  await (await fetch(url)).text()
  const startedAt = performance.now()
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const html = await answer.text()
  const milliseconds = performance.now() - startedAt

  const browser = await chromium.launch({ executablePath: BROWSER.path, args: BROWSER.flags })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    // What tsx names the functions with that run in the page.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(url, { waitUntil: 'load' })
    await page.locator('.ex-text:not(.is-unset)').first().waitFor()
    console.log(`\n${TYPEFACES} typefaces: ${sayKilobytes(html.length)} of page, unpacked,`)
    console.log(`in ${sayMilliseconds(milliseconds)}; ${await countRows(page)} rows are there.`)
    await showFrames(page, FRAMES)
    console.log(`${await countRows(page)} rows are there now.`)
    await page.evaluate(() => scrollTo(0, 0))
    await showTyping(page)
  } finally {
    await browser.close()
  }
}

async function showTyping(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Type in every family' })
  const waits: number[] = []
  for (const letter of WORDS) {
    await page.evaluate(watchNextFrame)
    await field.press(letter === ' ' ? 'Space' : letter)
    waits.push(
      await page.evaluate(() => (window as unknown as { inputDelay: Promise<number> }).inputDelay),
    )
  }
  console.log(
    `\nA letter typed in all of them stands in its field after ${sayMilliseconds(medianOf(waits))}.`,
  )
  const measured = percentileOf(waits, 95)
  console.log(verdictLine(atMost('a letter, 95 %', { measured, limit: 50, say: sayMilliseconds })))
}

/** From the next key that is pressed to the frame after it. */
function watchNextFrame(): void {
  const page = window as unknown as { inputDelay: Promise<number> }
  page.inputDelay = new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
      { once: true, capture: true },
    )
  })
}

function countRows(page: Page): Promise<number> {
  return page.locator('.ex-row').count()
}
