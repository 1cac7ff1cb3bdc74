import { expect, test } from '@playwright/test'
import {
  addToCart,
  BUYER,
  chooseStyles,
  expectThanks,
  giveDetails,
  openChoices,
  openDetails,
  openPayment,
  placeOrder,
} from '../../support/e2e/buy-steps'
import { findMissingSheets } from '../../support/e2e/crawl/find-missing-sheets'
import { findBroken, PAGE_RULES } from '../../support/e2e/find-broken'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'

for (const width of [1280, 360]) {
  test(`at ${width} px, an agency’s quote is paid by its client${width === 1280 ? ' @commit' : ''}`, async ({
    page,
    browser,
  }) => {
    const size = { width, height: 780 }
    await page.setViewportSize(size)
    await page.goto('/shop?typeface=young-serif')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await chooseStyles(page, ['Regular'])
    await page.getByRole('radio', { name: 'Web, to 10 000 views' }).check()
    await addToCart(page)
    await openChoices(page)
    await page.getByRole('button', { name: 'Make it a quote' }).click()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await page.getByLabel('Your name').fill('Alan Agent')
    await page.getByLabel('Your e-mail').fill('agency@example.org')
    await page.getByRole('radio', { name: 'A client' }).check()
    await page.getByLabel('Client’s name').fill(BUYER.name)
    await page.getByRole('button', { name: 'Make the quote' }).click()
    const domain = page.getByLabel('Web: Domain')
    await expect(domain).toBeFocused()
    await expect(domain).toHaveAccessibleDescription('Write the domain, such as example.org.')

    // What is typed a moment before counts, however long the shop takes to store it.
    await page.route('**/api/order', async (route) => {
      await new Promise((end) => setTimeout(end, 600))
      await route.continue()
    })
    await domain.fill('www.example.org')
    await page.getByLabel('Your order number').fill('PO 7')
    await page.getByRole('button', { name: 'Make the quote' }).click()
    await page.waitForURL(/\/quote\/[\w-]+$/)
    const url = page.url()
    await expect(page.getByText('Domain: example.org')).toBeVisible()
    await expect(page.getByText('PO 7')).toBeVisible()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Quote Q\d{4}-\d{4}, open/)
    await expectNoSideways(page)
    expect(await findMissingSheets(page)).toEqual([])
    expect(await findBroken(page, PAGE_RULES)).toEqual([])

    const client = await browser.newPage({ viewport: size })
    await client.goto(url)
    await expect(client.getByLabel('Who pays')).toHaveValue('0')
    await client.getByRole('button', { name: 'Accept and pay' }).click()
    await client.waitForURL(/\/cart\/[^/?]+$/)
    await client.getByLabel('Web: Domain').fill('client.example')
    await openDetails(client)
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
