import { expect, test, type Locator, type Page } from '@playwright/test'
import {
  addToCart,
  BUYER,
  chooseStyles,
  expectThanks,
  giveDetails,
  goToPayment,
  openDetails,
  openPayment,
  placeOrder,
} from '../support/e2e/buy-steps'

const PAY = '**/api/demo-payments/pay'

test('a country whose tax cannot be worked out is asked for again where it was chosen', async ({
  page,
  context,
}) => {
  await openDetailsOfCart(page)
  await page.getByLabel('Name', { exact: true }).fill(BUYER.name)
  await context.setOffline(true)
  await page.getByLabel('Country').selectOption('DE')
  await expect(faultOn(page)).toContainText('No connection.')

  await context.setOffline(false)
  await faultOn(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('VAT 19 %, Germany')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(BUYER.name)
  await expect(faultOn(page)).toHaveCount(0)
})

test('details typed without a connection are there after a reload, and go through', async ({
  page,
  context,
}) => {
  await openDetailsOfCart(page)
  await giveDetails(page)
  await context.setOffline(true)
  await page.getByLabel('City').fill('Potsdam')
  await page.getByRole('button', { name: 'To payment' }).click()
  await expect(faultOn(page)).toContainText('No connection. Nothing of yours is lost')

  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Potsdam')
  await openPayment(page)
  await expect(page.getByRole('button', { name: 'Place demo order' })).toBeEnabled()
})

test('a payment that cannot be prepared is prepared by a retry', async ({ page }) => {
  await page.route('**/api/order/stripe/create', (route) => route.abort())
  await page.goto('/shop?typeface=young-serif')
  await goToPayment(page, ['Regular'])
  await expect(faultOn(page)).toContainText('Payments cannot be reached')

  await page.unroute('**/api/order/stripe/create')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Place demo order' })).toBeEnabled()
})

test('a payment sent without a connection is not called declined, and can be made', async ({
  page,
  context,
}) => {
  await page.goto('/shop?typeface=young-serif')
  await goToPayment(page, ['Regular'])
  await expect(page.getByRole('button', { name: 'Place demo order' })).toBeEnabled()
  await context.setOffline(true)
  await placeOrder(page, 'Accepted')
  await expect(faultOn(page)).toContainText('The answer did not come through')
  await expect(faultOn(page)).toContainText('nothing is charged twice')

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(faultOn(page)).toContainText('Nothing has been paid yet.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectThanks(page)
})

test('a payment whose answer is lost on the way is found to be paid, and made once', async ({
  page,
}) => {
  let paid = 0
  await page.route(PAY, async (route) => {
    paid += 1
    await route.fetch()
    await route.abort()
  })
  await page.goto('/shop?typeface=young-serif')
  await goToPayment(page, ['Regular'])
  await placeOrder(page, 'Accepted')

  await expectThanks(page)
  expect(paid).toBe(1)
})

test('a verdict that is lost on the way is asked for once more by itself', async ({ page }) => {
  let asked = 0
  await page.route('**/api/order/stripe/confirm', async (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.goto('/shop?typeface=young-serif')
  await goToPayment(page, ['Regular'])
  await placeOrder(page, 'Accepted')

  await expectThanks(page)
  expect(asked).toBe(2)
})

test('a download asked for without a connection leaves the order where it is', async ({
  page,
  context,
}) => {
  await page.goto('/shop?typeface=young-serif')
  await goToPayment(page, ['Regular'])
  await placeOrder(page, 'Accepted')
  await expectThanks(page)

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Download Young Serif' }).click()
  await expect(page.locator('.no-connection')).toContainText('No connection.')
  await context.setOffline(false)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Go on' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)
  await expect(page.locator('.no-connection')).toHaveCount(0)
})

async function openDetailsOfCart(page: Page): Promise<void> {
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await addToCart(page)
  await openDetails(page)
}

function faultOn(page: Page): Locator {
  return page.getByRole('main').getByRole('alert')
}
