import { expect, test, type Page } from '@playwright/test'
import { expectHydrated, openPage } from '../../support/e2e/open-page'

const CHUNKS = '**/_next/static/chunks/*.js'

test('a typeface seen from its top is laid out as far as its first window, then whole, part by part @commit', async ({
  page,
}) => {
  await page.route(CHUNKS, () => {})
  await page.goto('/typeface/fraunces', { waitUntil: 'commit' })
  await expect(page.locator('main > .hero')).toBeVisible()
  await expect.poll(() => isLastPartLaidOut(page)).toBe(false)

  await page.unroute(CHUNKS)
  await openPage(page, '/typeface/geist')
  await expect.poll(() => isLastPartLaidOut(page)).toBe(true)
  await expect(page.locator('main [style*="content-visibility"]')).toHaveCount(0)
})

test('home lays out the names of its first window, and the others when the fonts of those are there @commit', async ({
  page,
}) => {
  await page.route(CHUNKS, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => namesLaidOut(page)).toEqual({ first: true, last: false })

  await page.unroute(CHUNKS)
  await openPage(page, '/')
  await expect.poll(() => namesLaidOut(page)).toEqual({ first: true, last: true })
  await expect(page.locator('html.from-top')).toHaveCount(0)
})

test('a typeface that is loaded again is laid out whole at once', async ({ page }) => {
  await openPage(page, '/typeface/fraunces')
  await page.route(CHUNKS, () => {})
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('main > .hero')).toBeVisible()
  await expect.poll(() => isLastPartLaidOut(page)).toBe(true)

  await page.unroute(CHUNKS)
  await page.reload()
  await expectHydrated(page)
})

for (const path of ['/', '/explore', '/typeface/fraunces', '/shop']) {
  test(`what only the change to another page needs comes after what ${path} shows @commit`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const rules = html.indexOf('::view-transition-group(.name)')
    expect(rules).toBeGreaterThan(html.indexOf('</main>'))
  })
}

function isLastPartLaidOut(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() =>
    document
      .querySelector('main > :last-child > *')
      ?.checkVisibility({ contentVisibilityAuto: true }),
  )
}

function namesLaidOut(page: Page): Promise<{ first?: boolean; last?: boolean }> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('.row .line > span')]
    const isLaidOut = (name?: Element) => name?.checkVisibility({ contentVisibilityAuto: true })
    return { first: isLaidOut(names[0]), last: isLaidOut(names.at(-1)) }
  })
}
