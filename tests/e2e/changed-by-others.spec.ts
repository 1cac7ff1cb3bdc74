import { expect, test } from '@playwright/test'
import { PERSON } from '../support/e2e/readers'

test.use({ userAgent: PERSON })

for (const path of ['/', '/explore', '/typeface/fraunces', '/licences']) {
  test(`what an extension adds to ${path} before the shop is awake is no fault of the shop`, async ({
    page,
  }) => {
    const told: string[] = []
    page.on('pageerror', ({ message }) => told.push(message))
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('main')?.prepend(document.createElement('aside'))
      })
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(500)

    await expect(page.locator('.cart-count')).toHaveText('0')
    await expect(page.getByText('Internal Server Error')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Explore', exact: true }).first()).toBeVisible()
    expect(told.join()).toContain('Minified React error #418')
  })
}
