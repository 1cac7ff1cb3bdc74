import { expect, test, type Locator, type Page, type Route } from '@playwright/test'
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
} from '../../support/e2e/buy-steps'

test('a country whose tax cannot be worked out is asked for again where it was chosen @commit', async ({
  page,
  context,
}) => {
  await openDetailsOfCart(page)
  await page.getByLabel('Name', { exact: true }).fill(BUYER.name)
  await context.setOffline(true)
  await page.getByLabel('Country').selectOption('DE')
  await expect(failureOn(page)).toContainText('No connection.')

  await context.setOffline(false)
  await failureOn(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('VAT 19 %, Germany')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(BUYER.name)
  await expect(failureOn(page)).toHaveCount(0)
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
  await expect(failureOn(page)).toContainText('No connection. Nothing of yours is lost')

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
  await expect(failureOn(page)).toContainText('Payments cannot be reached')

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
  await expect(failureOn(page)).toContainText('The answer did not come through')
  await expect(failureOn(page)).toContainText('nothing is charged twice')

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(failureOn(page)).toContainText('Nothing has been paid yet.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectThanks(page)
})

const LOST_ANSWERS = [
  {
    name: 'a payment whose answer is lost on the way is found to be paid, and made once',
    address: '/api/demo-payments/pay',
    sent: 1,
  },
  {
    name: 'a verdict that is lost on the way is asked for once more by itself',
    address: '/api/order/stripe/confirm',
    sent: 2,
  },
]

for (const { name, address, sent } of LOST_ANSWERS) {
  test(name, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.route(`**${address}`, loseAnswer, { times: 1 })
    await page.goto('/shop?typeface=young-serif')
    await goToPayment(page, ['Regular'])
    await placeOrder(page, 'Accepted')

    await expectThanks(page)
    expect(calls.filter((path) => path === address)).toHaveLength(sent)
  })
}

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

/** The shop is asked and does what it is asked for; its answer is lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

function failureOn(page: Page): Locator {
  return page.getByRole('main').getByRole('alert')
}
