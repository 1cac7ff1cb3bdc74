import { expect, test } from '@playwright/test'
import {
  addToCart,
  BUYER,
  chooseStyles,
  expectThanks,
  openPayment,
  placeOrder,
} from '../../support/e2e/buy-steps'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'

test('an agency’s quote is opened by its client on a phone and paid at a desk', async ({
  page,
  browser,
}) => {
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await addToCart(page)
  await page.getByRole('button', { name: 'Make it a quote' }).click()
  await page.getByLabel('Name', { exact: true }).fill(BUYER.name)
  await page.getByLabel('E-mail', { exact: true }).fill(BUYER.email)
  await page.getByRole('button', { name: 'Make the quote' }).click()
  await page.waitForURL(/\/quote\/[\w-]+$/)
  const url = page.url()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Quote Q\d{4}-\d{4}, open/)

  const phone = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await phone.goto(url)
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('open')
  await expectNoSideways(phone)
  await phone.close()

  const client = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await client.goto(url)
  await client.getByRole('button', { name: 'Accept and pay' }).click()
  await client.waitForURL(/\?step=details$/)
  await expect(client.getByLabel('Name', { exact: true })).toHaveValue(BUYER.name)
  await client.getByLabel('Country').selectOption(BUYER.country)
  await client.getByLabel('Street and number').fill(BUYER.street)
  await client.getByLabel('Postcode').fill(BUYER.postcode)
  await client.getByLabel('City').fill(BUYER.city)
  await expect(client.getByText('VAT 19 %, Germany')).toBeVisible()
  for (const words of [/I accept/, /delivery begins at once/]) {
    const tick = client.getByRole('checkbox', { name: words })
    await tick.focus()
    await tick.check()
  }
  await openPayment(client)
  await placeOrder(client, 'Accepted')
  await expectThanks(client)

  await client.goto(url)
  await expect(client.getByRole('heading', { level: 1 })).toContainText('paid')
  await client.close()
})
