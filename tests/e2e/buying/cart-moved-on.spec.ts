import { expect, test } from '@playwright/test'
import {
  addToCart,
  chooseStyles,
  expectThanks,
  goToPayment,
  placeOrder,
} from '../../support/e2e/buy-steps'
import { storedCart } from '../../support/e2e/stored-cart'

test('what was added in another tab while an order was paid stays in the cart, and the header counts it @commit', async ({
  page,
  context,
}) => {
  await page.goto('/shop?typeface=young-serif')
  await goToPayment(page, ['Regular'])
  const cart = new URL(page.url()).pathname
  const beside = await context.newPage()
  await beside.goto('/shop?typeface=instrument-serif')
  await chooseStyles(beside, ['Italic'])
  await addToCart(beside)
  expect(await storedCart(context)).toMatchObject({ lines: 2 })

  await placeOrder(page, 'Accepted')
  await expectThanks(page)
  await expect(page.locator('.cart-count')).toHaveText('1')
  const key = decodeURIComponent(cart.split('/').at(-1) ?? '')
  expect(await storedCart(context)).toEqual({ key, lines: 1 })

  await beside.goto(cart)
  await expect(beside.getByRole('heading', { name: 'Cart', exact: true })).toBeAttached()
  await expect(beside.getByText('Instrument Serif').first()).toBeVisible()
  await expect(beside.getByRole('main').getByText('Young Serif')).toHaveCount(0)
})
