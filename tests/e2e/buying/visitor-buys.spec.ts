import { expect, test, type Page } from '@playwright/test'
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

test('a visitor buys two styles of Fraunces, and what arrives are the masters @commit', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^Fraunces .*\d+ styles/ }).click()
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
  await expectPaper(page)

  const files = await downloadFonts(page, 'Fraunces')
  expect(fontsIn(files, 'Desktop')).toEqual({
    'Fraunces-Light.ttf': readMaster('fraunces/Fraunces-Light.ttf').sha256,
    'Fraunces-BoldItalic.ttf': readMaster('fraunces/Fraunces-BoldItalic.ttf').sha256,
  })
  expect(papersIn(files)).toEqual([
    'EULA Desktop licence 1.0.pdf begins %PDF',
    expect.stringMatching(/^Licence \S+\.pdf begins %PDF$/),
    'Notice Fraunces.txt begins Copy',
    'README.txt begins Frau',
    'Specimen Fraunces.pdf begins %PDF',
  ])
})

/** The order's page as it is printed: a bill, and nothing that only works on the screen. */
async function expectPaper(page: Page): Promise<void> {
  const thanks = page.url()
  await page.goto(thanks.replace('?thanks', ''))
  const main = page.getByRole('main')
  await expect(main.getByText('Seller', { exact: true })).toBeHidden()
  await page.emulateMedia({ media: 'print' })

  for (const text of ['Seller', 'Musterstraße 12', 'Buyer', '10115 Berlin', 'VAT 19 %, Germany'])
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  await expect(main.getByText('160.65').last()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goto(thanks)
}
