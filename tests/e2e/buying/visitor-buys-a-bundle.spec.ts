import { expect, test } from '@playwright/test'
import {
  addToCart,
  chooseDesktop,
  expectThanks,
  giveDetails,
  openDetails,
  openPayment,
  placeOrder,
} from '../../support/e2e/buy-steps'
import { downloadFonts, fontsIn } from '../../support/e2e/crawl/download-fonts'
import { readMaster } from '../../support/e2e/crawl/masters'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'

test('a visitor buys a bundle of two typefaces as one line, and receives both @commit', async ({
  page,
}) => {
  await page.goto('/typeface/syne')
  await page.getByRole('link', { name: /^Poster pair, 2 styles of Syne and Bungee/ }).click()
  await page.waitForURL(/\/shop\?typeface=poster-pair/)
  await chooseDesktop(page)
  const bill = page.getByRole('region', { name: 'Bill' })
  await expect(bill.getByText('Bundle Poster pair, 2 styles')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('120.00')

  await addToCart(page)
  await expect(page.getByRole('heading', { name: 'Poster pair' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('120.00')
  await openDetails(page)
  await giveDetails(page)
  await openPayment(page)
  await placeOrder(page, 'Accepted')
  await expectThanks(page)

  expect(fontsIn(await downloadFonts(page, 'Poster pair'), 'Desktop')).toEqual({
    'Syne-ExtraBold.ttf': readMaster('syne/Syne-ExtraBold.ttf').sha256,
    'Bungee-Regular.ttf': readMaster('bungee/Bungee-Regular.ttf').sha256,
  })
})

test('a bundle opens with all it holds, each style on its line, on a desk and on a phone @commit', async ({
  page,
}) => {
  await page.goto('/shop?typeface=poster-pair')
  const styles = ['ExtraBold', 'Regular'].map((name) =>
    page.getByRole('checkbox', { name, exact: true }),
  )
  await Promise.all(styles.map((style) => expect(style).toBeChecked()))
  await expectNoSideways(page)

  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoSideways(page)
})

test('a bundle within a typeface is one tap, and the bill says what it replaces', async ({
  page,
}) => {
  await page.goto('/shop?typeface=alegreya')
  await page.getByRole('checkbox', { name: 'Regular', exact: true }).check()
  await chooseDesktop(page)
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('60.00')

  await page.getByRole('button', { name: /^Bundle Book four, 4 styles/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Bold Italic', exact: true })).toBeChecked()
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('180.00')
  await expect(page.getByText('Four styles at 40.00')).toBeVisible()
})

test('the cart offers the rest of a bundle in one line and one tap, across typefaces too', async ({
  page,
}) => {
  await page.goto('/shop?typeface=syne')
  await page.getByRole('checkbox', { name: 'ExtraBold', exact: true }).check()
  await chooseDesktop(page)
  await addToCart(page)
  const total = page.getByRole('status', { name: 'Total' })
  const before = Number(await total.textContent())

  const offer = page.getByRole('button', { name: /^Complete Poster pair: one more style/ })
  await expect(offer).toContainText(`+ ${(120 - before).toFixed(2)}`)
  await offer.click()
  await expect(page.getByRole('heading', { name: 'Poster pair' })).toBeVisible()
  await expect(total).toHaveText('120.00')
  await expect(offer).toContainText('included')
})
