import { expect, test, type Locator, type Page } from '@playwright/test'
import { findMisfits, readRows } from '../../support/e2e/home-rows'

for (const width of [360, 1280, 2560]) {
  test(`every name fills the measure at ${width} px, as it is sent${width === 1280 ? ' @commit' : ''}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      javaScriptEnabled: false,
    })
    await page.goto('/')
    expect((await readRows(page)).length).toBeGreaterThan(5)
    await expect.poll(() => findMisfits(page), { timeout: 15_000 }).toEqual([])
    await page.close()
  })
}

test('the ink moves, and neither the measure nor a row’s height does', async ({ browser }) => {
  const viewport = { width: 1280, height: 6000 }
  const still = await browser.newPage({ viewport, javaScriptEnabled: false })
  await still.goto('/')
  const heights = (await readRows(still)).map(({ height }) => expect.closeTo(height, 0))
  await still.close()

  const page = await browser.newPage({ viewport })
  await page.goto('/')
  const line = rowOf(page, 'Fraunces').locator('.line')
  const weights = () => line.locator('i').evaluateAll(listWeights)
  await expect.poll(async () => (await weights()).length).toBeGreaterThan(1)
  const before = await weights()
  await line.hover({ position: { x: 1100, y: 60 } })
  await expect.poll(weights).not.toEqual(before)

  await expect.poll(() => findMisfits(page), { timeout: 15_000 }).toEqual([])
  expect((await readRows(page)).map(({ height }) => height)).toEqual(heights)
  await page.close()
})

test('names far below the window are set as well, before anybody scrolls to them', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('.row .line > span').last()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a row that is rested on turns negative and says whose it is @commit', async ({ page }) => {
  await page.goto('/')
  const row = rowOf(page, 'Fraunces')
  await expect(row).toHaveCSS('background-color', 'rgb(247, 247, 245)')
  await row.hover()
  await expect(row).toHaveCSS('background-color', 'rgb(8, 8, 10)')
  await expect(row.getByText('Choose →')).toBeVisible()

  await page.mouse.move(0, 0)
  await expect(row).toHaveCSS('background-color', 'rgb(247, 247, 245)')
  await row.getByRole('link').first().focus()
  await expect(row).toHaveCSS('background-color', 'rgb(8, 8, 10)')
})

test('a page that is slow to come is announced by the loading bar', async ({ page }) => {
  await page.goto('/')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/shop\?.*_rsc=/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: /^Choose.* Fraunces$/ }).click()
  await expect(page.locator('.loading-bar')).toBeVisible()

  letGo()
  await expect(page).toHaveURL(/\/shop\?typeface=fraunces$/)
  await expect(page.locator('.loading-bar')).toHaveCount(0)
})

test('the list of fonts is asked for once, and its previews are there by name', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => (asked += request.url().endsWith('/api/fonts') ? 1 : 0))
  await page.goto('/')
  await page.getByRole('link', { name: /^Fraunces .*\d+ styles/ }).click()
  await expect(page).toHaveURL(/\/typeface\/fraunces$/)

  const names = () =>
    page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')))
  await expect.poll(names).toContain('Fraunces Light Preview')
  expect(asked).toBe(1)
})

test('without the list of fonts the page still reads @commit', async ({ page }) => {
  await page.route('**/api/fonts', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Fraunces .*\d+ styles/ })).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/no-fonts/)
  await expect(page.getByText('could not be loaded')).toHaveCount(0)
})

function rowOf(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
}

/** In which weight each letter stands: a browser font of its own, or a place on the axis. */
function listWeights(letters: Element[]): string[] {
  return letters.map((letter) => {
    const { fontFamily, fontVariationSettings } = getComputedStyle(letter)
    return `${fontFamily} ${fontVariationSettings}`
  })
}
