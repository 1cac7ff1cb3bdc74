import {
  addToCart,
  chooseCard,
  chooseDesktop,
  chooseStyles,
  expectThanks,
  giveDetails,
  openDetails,
  openPayment,
} from '../support/e2e/buy-steps'
import { openPage } from '../support/e2e/open-page'
import { test } from './picture-test'

test('a purchase, step by step', async ({ page, take }) => {
  await openPage(page, '/shop?typeface=fraunces')
  await chooseStyles(page, ['Light', 'Bold Italic'])
  await take('choose')

  await addToCart(page)
  await take('cart')

  await openDetails(page)
  await take('details')
  await giveDetails(page)
  await take('details-given')

  await openPayment(page)
  await take('payment')
  const pay = page.getByRole('button', { name: 'Place demo order' })
  await chooseCard(page, 'Declined')
  await pay.click()
  await take('payment-declined')

  await chooseCard(page, 'Accepted')
  await page.getByRole('button', { name: /Place demo order|Try again/ }).click()
  await expectThanks(page)
  await take('thanks')

  await page.goto(page.url().replace('?thanks', ''))
  await take('order')
})

test('a whole family', async ({ page, take }) => {
  await openPage(page, '/shop?typeface=fraunces')
  await page.getByRole('button', { name: /whole family/i }).click()
  await chooseDesktop(page)
  await take('choose-family')
})

test('prices on their way', async ({ page, take }) => {
  await page.route(/\/api\/shop|_next\/static\/chunks/, () => {})
  await page.goto('/shop?typeface=fraunces', { waitUntil: 'commit' })
  await take('choose-loading')
})

test('an empty cart', async ({ page, take }) => {
  await openPage(page, '/shop?typeface=fraunces')
  await chooseStyles(page, ['Bold Italic'])
  await addToCart(page)
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await take('cart-empty')
})
