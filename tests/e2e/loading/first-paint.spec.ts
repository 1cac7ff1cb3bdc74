import { expect, test } from '@playwright/test'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'

for (const width of [320, 360, 412, 1280]) {
  test(`what is shown at /shop before any script runs fits a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    await page.route('**/_next/static/chunks/*.js', () => {})
    await page.goto('/shop', { waitUntil: 'commit' })

    await expect(page.getByLabel('Total')).toBeVisible()
    await expectNoSideways(page)
  })
}
