import { expect, test } from '@playwright/test'
import { chooseCard, expectThanks, goToPayment, placeOrder } from '../../support/e2e/buy-steps'

test('a card that is declined can be followed by another, on the same order @commit', async ({
  page,
}) => {
  await page.goto('/shop?typeface=young-serif')
  const checkingOut = page.waitForResponse('**/api/order/checkout')
  await goToPayment(page, ['Regular'])
  const { order_number } = await (await checkingOut).json()

  await placeOrder(page, 'Declined')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Payment declined')
  await chooseCard(page, 'Accepted')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expectThanks(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order_number)
})

test('a card that needs confirmation is paid once it is confirmed', async ({ page }) => {
  await page.goto('/shop?typeface=young-serif')
  await goToPayment(page, ['Regular'])

  await placeOrder(page, 'Needs confirmation')
  await expect(page.getByText('Your bank asks you to confirm this payment')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm payment' }).click()

  await expectThanks(page)
})
