import { expect, test as base, type Page } from '@playwright/test'
import { expectThanks, goToPayment } from '../../support/e2e/buy-steps'
import { openStripeShop, type StripeShop } from '../../support/e2e/shops/stripe-shop'
import { STRIPE_JS_ADDRESS } from '../../support/stripe/read-stripe-js-stub'
import { routeStripe } from '../../support/stripe/server/route-stripe'

const test = base.extend<object, { shop: StripeShop }>({
  shop: [
    async ({}, use) => {
      const shop = await openStripeShop()
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test('a card is charged once, and the order is paid @commit', async ({ page, shop }) => {
  await routeStripe(page.context(), shop.double.base)
  await openCardFields(page, shop)
  await typeCard(page, shop.double.cards.accepted)
  await pay(page)

  await expectThanks(page)
  await expectPaid(page, shop)
})

test('a declined card can be followed by another, on the same payment', async ({ page, shop }) => {
  await routeStripe(page.context(), shop.double.base)
  await openCardFields(page, shop)
  await typeCard(page, shop.double.cards.declined)
  await pay(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Payment declined')

  await typeCard(page, shop.double.cards.accepted)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectThanks(page)
  await expectPaid(page, shop)
})

test('a bank that asks is answered in its own window', async ({ page, shop }) => {
  await routeStripe(page.context(), shop.double.base)
  await openCardFields(page, shop)
  await typeCard(page, shop.double.cards.asks)
  await pay(page)
  await page
    .getByRole('dialog', { name: 'Your bank' })
    .getByRole('button', { name: 'Fail' })
    .click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Payment declined')

  await page.getByRole('button', { name: 'Try again' }).click()
  await page
    .getByRole('dialog', { name: 'Your bank' })
    .getByRole('button', { name: 'Complete' })
    .click()
  await expectThanks(page)
  await expectPaid(page, shop)
})

test('where a blocker keeps the card fields away it says so, and they can be loaded again', async ({
  page,
  shop,
}) => {
  await page.route(`${STRIPE_JS_ADDRESS}*`, (route) => route.abort())
  await openPayment(page, shop)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The card fields did not load',
  )

  await page.unroute(`${STRIPE_JS_ADDRESS}*`)
  await routeStripe(page.context(), shop.double.base)
  await page.getByRole('button', { name: 'Load the card fields again' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
})

test.afterAll('every request was one the published API takes', ({ shop }) => {
  expect(shop.tee.violations).toEqual([])
})

async function openPayment(page: Page, shop: StripeShop): Promise<void> {
  await page.goto(`${shop.address}/shop?typeface=young-serif`)
  await goToPayment(page, ['Regular'])
}

async function openCardFields(page: Page, shop: StripeShop): Promise<void> {
  await openPayment(page, shop)
  await expect(page.getByLabel('Card number')).toBeVisible()
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay [\d.]+ €/ }).click()
}

/** The page may leave before the webhook comes: whoever is first, the money was taken once. */
async function expectPaid(page: Page, { double }: StripeShop): Promise<void> {
  await page.goto(page.url().replace('?thanks', ''))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('paid')
  await expect(page.getByRole('link', { name: 'Download Young Serif' })).toBeVisible()
  const intent = double.commands.intents().at(-1)
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: intent?.amount })
}
