import { expect, test } from '@playwright/test'
import {
  addToCart,
  chooseStyles,
  expectThanks,
  giveDetails,
  openDetails,
  openPayment,
  placeOrder,
} from '../../support/e2e/buy-steps'
import { downloadFonts, fontsIn, papersIn } from '../../support/e2e/crawl/download-fonts'
import { readMaster } from '../../support/e2e/crawl/masters'

test('a visitor buys two styles of Fraunces, and what arrives are the masters', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^Fraunces, \d+ styles/ }).click()
  await expect(page).toHaveURL(/\/typeface\/fraunces$/)
  await page.getByRole('link', { name: 'Choose licences' }).click()
  await chooseStyles(page, ['Light', 'Bold Italic'])
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('135.00')
  await addToCart(page)
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('135.00')

  await openDetails(page)
  await giveDetails(page)
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('160.65')
  await openPayment(page)
  await placeOrder(page, 'Accepted')
  await expectThanks(page)

  const files = await downloadFonts(page, 'Fraunces')
  expect(fontsIn(files, 'Desktop')).toEqual({
    'Fraunces-Light.ttf': readMaster('fraunces/Fraunces-Light.ttf').sha256,
    'Fraunces-BoldItalic.ttf': readMaster('fraunces/Fraunces-BoldItalic.ttf').sha256,
  })
  expect(papersIn(files)).toEqual([
    'EULA Desktop licence 1.0.pdf begins %PDF',
    expect.stringMatching(/^Licence \S+\.pdf begins %PDF$/),
    'README.txt begins Frau',
  ])
})
