import { expect, test } from '@playwright/test'
import {
  addToCart,
  BUYER,
  chooseStyles,
  expectThanks,
  giveDetails,
  openChoices,
  openPayment,
  placeOrder,
} from '../../support/e2e/buy-steps'
import { findMissingSheets } from '../../support/e2e/crawl/find-missing-sheets'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'

for (const width of [1280, 360]) {
  test(`at ${width} px, an agency’s quote is paid by its client${width === 1280 ? ' @commit' : ''}`, async ({
    page,
    browser,
  }) => {
    const size = { width, height: 780 }
    await page.setViewportSize(size)
    await page.goto('/shop?typeface=young-serif')
    await chooseStyles(page, ['Regular'])
    await addToCart(page)
    await openChoices(page)
    await page.getByRole('button', { name: 'Make it a quote' }).click()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await page.getByLabel('Your name').fill('Alan Agent')
    await page.getByLabel('Your e-mail').fill('agency@example.org')
    await page.getByRole('radio', { name: 'A client' }).check()
    await page.getByLabel('Client’s name').fill(BUYER.name)
    await page.getByRole('button', { name: 'Make the quote' }).click()
    await page.waitForURL(/\/quote\/[\w-]+$/)
    const url = page.url()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Quote Q\d{4}-\d{4}, open/)
    await expectNoSideways(page)
    expect(await findMissingSheets(page)).toEqual([])

    const client = await browser.newPage({ viewport: size })
    await client.goto(url)
    await expect(client.getByLabel('Who pays')).toHaveValue('0')
    await client.getByRole('button', { name: 'Accept and pay' }).click()
    await client.waitForURL(/\?step=details$/)
    await expect(client.getByRole('radio', { name: 'Whoever pays' })).toBeChecked()
    await expect(client.getByLabel('Name', { exact: true })).toHaveValue(BUYER.name)
    await giveDetails(client)
    await openPayment(client)
    await placeOrder(client, 'Accepted')
    await expectThanks(client)

    await client.goto(url)
    await expect(client.getByRole('heading', { level: 1 })).toContainText('paid')
    await expectNoSideways(client)
    await client.close()
  })
}
