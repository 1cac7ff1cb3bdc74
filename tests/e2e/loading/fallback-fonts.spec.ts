import { expect, test, type Page } from '@playwright/test'
import { hold } from '../../support/e2e/hold-pages'
import { readShift, watchShifts } from '../../support/e2e/ink/layout-shifts'
import { nextFrames } from '../../support/e2e/next-frames'
import { openBrowserWithFonts } from '../../support/e2e/shops/browser-with-fonts'

const FONTS = 'tests/fixtures/fonts/system'

/** A letter may settle by a pixel when its font comes; a row or the footer may not. */
const LETTERS = 0.001

const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true }

const SYSTEMS = [
  { has: 'Arimo, as wide as Arial', folder: 'arimo' },
  { has: 'Roboto', folder: 'roboto' },
  { has: 'Noto Sans', folder: 'noto' },
  { has: 'DejaVu Sans', folder: 'dejavu' },
  { has: 'none that was measured', folder: 'serif' },
]

for (const { has, folder } of SYSTEMS) {
  test(`nothing jumps when the interface font comes late on a system with ${has}${folder === SYSTEMS[0]?.folder ? ' @commit' : ''}`, async () => {
    await using system = await openBrowserWithFonts(`${FONTS}/${folder}`)
    const page = await system.browser.newPage({ baseURL: process.env.FOUNT_TEST_URL, ...PHONE })
    const shifts = { home: await shiftOf(page, '/'), explore: await shiftOf(page, '/explore') }
    expect(Math.max(shifts.home, shifts.explore), JSON.stringify(shifts)).toBeLessThan(LETTERS)
  })
}

test('where no font was measured and the interface font never comes, words are shown all the same @commit', async () => {
  await using system = await openBrowserWithFonts(`${FONTS}/serif`)
  const page = await system.browser.newPage({ baseURL: process.env.FOUNT_TEST_URL, ...PHONE })
  await page.route(isInterfaceFont, (route) => route.abort())
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(await fontsOf(page)).toContain('UI Blank')

  await page.clock.runFor(3000)
  expect(await fontsOf(page)).not.toContain('UI Blank')
})

for (const [how, block] of [
  ['refused by the browser', (page: Page) => page.route(/\.woff2$/, (route) => route.abort())],
  [
    'unknown to it',
    (page: Page) =>
      page.addInitScript(() => {
        document.fonts.load = () => Promise.resolve([])
      }),
  ],
] as const) {
  test(`where web fonts are ${how}, one line says whose letters these are not`, async ({
    page,
  }) => {
    await block(page)
    await page.goto('/typeface/fraunces')
    const line = page.getByText('the letters here are not those of the typefaces')
    await expect(line).toHaveCount(1)
    await expect(line).toBeInViewport({ ratio: 1 })
  })
}

test('where web fonts come, no such line stands', async ({ page }) => {
  await page.goto('/typeface/fraunces')
  await page.evaluate(() => document.fonts.load('1em UI'))
  await expect(page.locator('.cart-count').first()).toHaveText('0')
  await expect(page.locator('.page-word:visible')).toHaveCount(0)
})

test('without script no blank font holds the lines', async () => {
  await using system = await openBrowserWithFonts(`${FONTS}/serif`)
  const page = await system.browser.newPage({
    baseURL: process.env.FOUNT_TEST_URL,
    javaScriptEnabled: false,
  })
  await page.goto('/')
  expect(await fontsOf(page)).not.toContain('UI Blank')
})

function isInterfaceFont({ pathname }: URL): boolean {
  return /\/bricolage-interface.*\.woff2$/.test(pathname)
}

function fontsOf(page: Page): Promise<string> {
  return page.locator('html').evaluate((html) => getComputedStyle(html).fontFamily)
}

/** Everything that moved by itself, with the interface font held back until the page was painted without it. */
async function shiftOf(page: Page, path: string): Promise<number> {
  // However long a busy machine takes to the first line: the font is not lost here, only late.
  await page.addInitScript(() => {
    FontFaceSet.prototype.check = () => true
  })
  await watchShifts(page)
  const letGo = await hold(page, isInterfaceFont)
  await page.goto(path, { waitUntil: 'commit' })
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
  await nextFrames(page)
  letGo()

  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await nextFrames(page)
  return readShift(page)
}
