import { expect } from '@playwright/test'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../support/e2e/staff/staff-test'
import { wireBrowser } from '../../support/http/wire-browser'
import { aPaidPurchase } from '../../support/shop/buyer'

for (const width of [1280, 390]) {
  test(`staff see what was sold, and take it with them, at ${width} pixels${width === 1280 ? ' @commit' : ''}`, async ({
    page,
    baseURL,
  }) => {
    const { order } = await aPaidPurchase(wireBrowser(baseURL ?? ''))
    await page.setViewportSize({ width, height: 900 })
    await signInAsStaff(page)

    await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible()
    const latest = page.getByRole('region', { name: 'Latest orders' })
    await expect(latest.getByRole('link', { name: order.order_number })).toBeVisible()
    await expect(page.getByRole('region', { name: /^Best typefaces/ })).toContainText('Young Serif')
    await expectNoSideways(page)

    await page.getByRole('region', { name: 'Sales' }).getByRole('link', { name: 'Reports' }).click()
    await page.getByRole('link', { name: 'Style', exact: true }).click()
    const table = page.getByRole('table', { name: /^EUR/ })
    await expect(table.getByRole('row', { name: /^Young Serif Regular/ })).toBeVisible()
    await expectNoSideways(page)

    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download this table as CSV' }).click()
    expect((await file).suggestedFilename()).toMatch(/^sales-by-style-.+\.csv$/)
    await page.getByRole('link', { name: 'Royalties' }).click()
    await expect(page.getByRole('heading', { name: 'Royalties' })).toBeVisible()
  })
}
