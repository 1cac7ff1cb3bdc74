import { expect, test, type Page } from '@playwright/test'
import { expectNoSideways } from '../support/e2e/expect-no-sideways'
import { taken } from '../support/e2e/open-page'

for (const path of ['/', '/explore', '/typeface/fraunces', '/shop']) {
  test(`${path} is painted before its scripts are fetched, each once`, async ({ page }) => {
    await packed(page, path)
    await page.goto(path)
    await taken(page)

    const { paintedAt, chunks } = await page.evaluate(() => ({
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      chunks: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/_next/static/chunks/'))
        .map(({ name, startTime }) => ({ name, startTime })),
    }))
    const names = chunks.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(3)
    expect(names).toEqual([...new Set(names)])
    expect(Math.min(...chunks.map(({ startTime }) => startTime))).toBeGreaterThan(paintedAt)
  })
}

test('a page that nobody looks at runs its scripts at once, without a paint or a timer', async ({
  page,
}) => {
  await packed(page, '/')
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  })
  await page.addInitScript(tellOfNoPaint)
  const started = page.waitForRequest('**/api/fonts')
  await page.goto('/')

  expect((await (await started).response())?.ok()).toBe(true)
})

test('a browser that tells of no paint wakes all the same', async ({ page }) => {
  await packed(page, '/')
  await page.addInitScript(tellOfNoPaint)
  await page.goto('/')

  await taken(page)
})

for (const width of [320, 360, 412, 1280]) {
  test(`what stands at /shop before any script runs keeps to a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    await page.route('**/_next/static/chunks/*.js', () => {})
    await page.goto('/shop', { waitUntil: 'commit' })

    await expect(page.getByLabel('Total')).toBeVisible()
    await expectNoSideways(page)
  })
}

/** A page is sent as Next made it until it is packed, which is done beside its first answer. */
async function packed(page: Page, path: string): Promise<void> {
  const tag = async () => (await page.request.get(path)).headers()['etag']
  await expect.poll(tag).toBeTruthy()
}

function tellOfNoPaint(): void {
  PerformanceObserver.prototype.observe = () => {}
}
