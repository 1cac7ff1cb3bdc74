import { expect, test, type Page } from '@playwright/test'
import { findMisfits, readRows } from '../../support/e2e/home-rows'
import { readShift, watchShifts } from '../../support/e2e/ink/layout-shifts'
import { openPage } from '../../support/e2e/open-page'

test('a typeface leads to who drew it, whose page leads to the others of theirs and back @commit', async ({
  page,
}) => {
  await openPage(page, '/typeface/recursive')
  await page.getByRole('main').getByRole('link', { name: 'Stephen Nixon' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stephen Nixon' })).toBeVisible()
  const drawn = await typefacesOn(page)
  expect(drawn.length).toBeGreaterThan(0)
  await expect(page.getByText(`${drawn.length} typeface`, { exact: false }).first()).toBeVisible()

  await page.getByRole('main').locator(`a[href="${drawn[0]}"]`).first().click()
  await expect(page).toHaveURL(drawn[0] ?? '')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Stephen Nixon' }).first(),
  ).toBeVisible()
})

test('each designer there is leads on to others, until all pages were seen, and none shifts', async ({
  page,
}) => {
  await watchShifts(page)
  const seen = new Set<string>()
  const open = ['/designer/stephen-nixon']
  for (let path = open.shift(); path; path = open.shift()) {
    if (seen.has(path)) continue
    seen.add(path)
    await openPage(page, path)
    await page.evaluate(() => document.fonts.ready.then(() => {}))

    expect([path, (await typefacesOn(page)).length]).not.toEqual([path, 0])
    expect([path, (await readShift(page)) < 0.001]).toEqual([path, true])
    expect([path, await isWiderThanWindow(page)]).toEqual([path, false])
    open.push(...(await linksTo(page, '/designer/')))
  }

  expect(seen.size).toBeGreaterThan(5)
})

for (const width of [360, 1280]) {
  test(`what a designer drew fills the measure at ${width} px, as it is sent`, async ({
    browser,
  }) => {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      javaScriptEnabled: false,
    })
    await page.goto('/designer/stephen-nixon')
    expect((await readRows(page)).length).toBeGreaterThan(0)
    await expect.poll(() => findMisfits(page), { timeout: 15_000 }).toEqual([])
    await page.close()
  })
}

async function typefacesOn(page: Page): Promise<string[]> {
  return linksTo(page, '/typeface/')
}

/** Within the page itself, each address once. */
function linksTo(page: Page, start: string): Promise<string[]> {
  return page
    .getByRole('main')
    .locator(`a[href^="${start}"]`)
    .evaluateAll((links) => [
      ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ])
}

function isWiderThanWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
}
