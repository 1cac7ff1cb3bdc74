import { expect, test } from '@playwright/test'
import {
  addToCart,
  BUYER,
  chooseStyles,
  expectThanks,
  giveDetails,
  goToPayment,
  openChoices,
  openDetails,
  openPayment,
  placeOrder,
} from '../../support/e2e/buy-steps'
import { downloadFonts, fontsIn } from '../../support/e2e/crawl/download-fonts'
import { readMaster } from '../../support/e2e/crawl/masters'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'

test('a visitor buys on a phone, and no step is wider than the screen @commit', async ({
  page,
}) => {
  await page.goto('/')
  await expectNoSideways(page)
  await page.getByRole('link', { name: /^Fraunces .*\d+ styles/ }).tap()
  await expect(page).toHaveURL(/\/typeface\/fraunces$/)
  await expectNoSideways(page)
  await page.getByRole('link', { name: 'Choose licences' }).tap()
  await chooseStyles(page, ['Light', 'Bold Italic'])
  await expectNoSideways(page)

  await addToCart(page)
  await expectNoSideways(page)
  await openDetails(page)
  await giveDetails(page)
  await expectNoSideways(page)
  await openPayment(page)
  await placeOrder(page, 'Accepted')
  await expectThanks(page)
  await expectNoSideways(page)

  const files = await downloadFonts(page, 'Fraunces')
  expect(fontsIn(files, 'Desktop')).toEqual({
    'Fraunces-Light.ttf': readMaster('fraunces/Fraunces-Light.ttf').sha256,
    'Fraunces-BoldItalic.ttf': readMaster('fraunces/Fraunces-BoldItalic.ttf').sha256,
  })
})

test('a name longer than the screen is read whole in its order', async ({ page }) => {
  await page.goto('/shop?typeface=fraunces')
  await chooseStyles(page, ['Light'])
  await addToCart(page)
  await openDetails(page)
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'
  await giveDetails(page, { ...BUYER, name })
  await openPayment(page)
  await placeOrder(page, 'Accepted')
  await expectThanks(page)

  await page.goto(new URL(page.url()).pathname)
  const fact = page.locator('.facts dd', { hasText: name })
  await expect(fact).toBeVisible()
  const over = await fact.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(over).toBe(0)
})

test('in the first window of a cart stand its total and the way on; what few need is one row', async ({
  page,
}) => {
  await page.goto('/shop?typeface=fraunces')
  await chooseStyles(page, ['Light', 'Bold Italic'])
  await addToCart(page)
  await expect(page.getByRole('button', { name: 'Your details' })).toBeInViewport({ ratio: 1 })

  const number = page.getByLabel('Your order number')
  await expect(number).toBeHidden()
  await openChoices(page)
  await number.fill('PO 7')
  await number.blur()
  await openChoices(page)
  await expect(number).toHaveValue('PO 7')
  await expect(number).toBeVisible()
  await expect(page.getByLabel('Coupon', { exact: true })).toBeHidden()
})

test('beside the first field of the details stand the total and the way on, and no field is under them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/shop?typeface=fraunces')
  await chooseStyles(page, ['Light', 'Bold Italic'])
  await addToCart(page)
  await openDetails(page)
  const wayOn = page.getByRole('button', { name: 'To payment' })
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(wayOn).toBeInViewport({ ratio: 1 })
  await expect(wayOn).toContainText('135.00')

  const city = page.getByLabel('City')
  await city.focus()
  const [field, bar] = [await city.boundingBox(), await wayOn.boundingBox()]
  expect(field!.y + field!.height).toBeLessThanOrEqual(bar!.y)
})

test('on a phone on its side the bill covers neither the cart nor a field and its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 780, height: 360 })
  await page.goto('/shop?typeface=fraunces')
  await chooseStyles(page, ['Light', 'Bold Italic'])
  await addToCart(page)
  const steps = page.getByRole('navigation', { name: 'Steps' })
  const bill = page.getByRole('region', { name: 'Bill' })
  const line = (await page.locator('.lines > li').last().boundingBox())!
  expect((await bill.boundingBox())!.y).toBeGreaterThanOrEqual(line.y + line.height)

  await openDetails(page)
  for (const label of ['Name', 'City']) {
    const field = page.getByLabel(label, { exact: true })
    await field.focus()
    const words = (await page.getByText(label, { exact: true }).boundingBox())!
    const bar = (await steps.boundingBox())!
    const input = (await field.boundingBox())!
    expect(words.y).toBeGreaterThanOrEqual(bar.y + bar.height)
    expect(input.y + input.height).toBeLessThanOrEqual((await bill.boundingBox())!.y)
  }
})

test('what is paid for is named beside the card, and after a decline the way on stands in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/shop?typeface=fraunces')
  await goToPayment(page, ['Light', 'Bold Italic'])
  const bill = page.getByRole('region', { name: 'Bill' })
  await expect(bill).toContainText('Fraunces, two styles at 45.00')
  await expect(bill).toContainText('Desktop, 2–5 users × 1.5')

  await placeOrder(page, 'Declined')
  await expect(page.getByRole('alert').filter({ hasText: 'Payment declined' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 })

  await page.getByRole('radio', { name: 'Accepted' }).check()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectThanks(page)
  await page.goto(page.url().replace('?thanks', ''))
  await expect(page.getByText('EUR, VAT included')).toBeInViewport({ ratio: 1 })
})
