import { expect, test, type Page } from '@playwright/test'
import { hold } from '../../support/e2e/hold-pages'
import { loadedFaces } from '../../support/e2e/loaded-faces'
import { measureInk } from '../../support/e2e/ink/measure-ink'

for (const path of ['/licences', '/about']) {
  test(`the title of ${path} fills the measure, ink to ink @commit`, async ({ page, context }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready.then(() => {}))

    const [edges] = await measureInk(context, await page.screenshot(), [await boxOf(page)])
    expect(Math.abs(edges?.left ?? NaN)).toBeLessThanOrEqual(1.5)
    expect(Math.abs(edges?.right ?? NaN)).toBeLessThanOrEqual(1.5)
  })
}

for (const width of [768, 1280]) {
  test(`the contents of a page lie over none of its tables at ${width} px @commit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/licences')
    const table = page.locator('.licence-table table')
    await table.evaluate((element) => element.scrollIntoView({ block: 'center' }))

    const [contents, prices] = await Promise.all([
      page.locator('.reading > aside').boundingBox(),
      table.boundingBox(),
    ])
    expect((contents?.y ?? 0) + (contents?.height ?? 0)).toBeLessThanOrEqual(prices?.y ?? 0)
  })
}

test('nothing beneath a title moves when its font comes @commit', async ({ page }) => {
  const letFontsCome = await hold(page, (url) => url.pathname.startsWith('/api/font-files/file/'))
  await page.goto('/licences', { waitUntil: 'domcontentloaded' })
  const text = page.getByText(/^A font is a piece of software/)
  await expect(text).toBeVisible()
  const before = await text.boundingBox()

  letFontsCome()
  await expect.poll(() => loadedFaces(page)).toContain('Reading Title')
  expect((await text.boundingBox())?.y).toBe(before?.y)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a title is set in its own typeface, on the measure @commit', async ({ page, context }) => {
    await page.goto('/licences')

    const [edges] = await measureInk(context, await page.screenshot(), [await boxOf(page)])
    expect(Math.abs(edges?.left ?? NaN)).toBeLessThanOrEqual(1.5)
    expect(Math.abs(edges?.right ?? NaN)).toBeLessThanOrEqual(1.5)
  })
})

async function boxOf(page: Page) {
  const box = await page.locator('h1 .line').boundingBox()
  if (!box) throw new Error('The page has no title.')
  return box
}
