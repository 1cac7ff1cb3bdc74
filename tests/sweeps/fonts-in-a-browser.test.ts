import { chromium } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { toWoff } from '@/fonts/convert/to-woff'
import { toWoff2 } from '@/fonts/convert/to-woff2'
import { masterOf } from '../support/fonts/master-of'
import { forgivenByBrowsers, refusedByBrowsers } from '../support/fonts/refused-by-browsers'
import { BROWSER } from '../support/setup/browser'

const browser = await chromium.launch({ executablePath: BROWSER.path })
const page = await browser.newPage()
afterAll(() => browser.close())

const ROMAN = await readFile('src/seed/masters/instrument-serif/InstrumentSerif-Regular.ttf')
const ODD = (await readdir('tests/fixtures/fonts/odd')).filter((name) => name.endsWith('.ttf'))

function loads(font: Uint8Array): Promise<boolean> {
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    return new FontFace('Tried', bytes).load().then(
      () => true,
      () => false,
    )
  }, Buffer.from(font).toString('base64'))
}

/** Chromium alone reads it; Firefox's sanitiser does not. */
const READ_BY_CHROMIUM = 'maxp with the short form'

test.each(refusedByBrowsers(ROMAN).filter(({ what }) => what !== READ_BY_CHROMIUM))(
  'a browser refuses $what too',
  async ({ font }) => {
    expect(await loads(font)).toBe(false)
  },
)

test.each(forgivenByBrowsers(ROMAN))('a browser takes $what too', async ({ font }) => {
  expect(await loads(font)).toBe(true)
})

test.each(ODD)('%s is refused, or loads in each format that is sold for the web', async (name) => {
  const file = await readFile(`tests/fixtures/fonts/odd/${name}`)
  const master = masterOf(file)
  const files = master ? [await toWoff2(master, { brotliQuality: 5 }), toWoff(master)] : []

  expect(await Promise.all(files.map(loads))).toEqual(files.map(() => true))
})
