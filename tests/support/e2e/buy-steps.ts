import { expect, type Page } from '@playwright/test'

export const BUYER = {
  name: 'Ada Buyer',
  email: 'buyer@example.org',
  country: 'DE',
  street: 'Hauptstraße 1',
  postcode: '10115',
  city: 'Berlin',
}

/** In the shop: styles of the typeface that is open, for two to five users at their desks. */
export async function chooseStyles(page: Page, styles: string[]): Promise<void> {
  for (const style of styles) {
    await page.getByRole('checkbox', { name: style, exact: true }).check()
  }
  await chooseDesktop(page)
}

export async function chooseDesktop(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Desktop, 2–5 users' }).check()
}

export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL(/\/cart\/[^/?]+$/)
  await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeAttached()
}

/** Discounts, order number, note and quote are one row until it is opened. */
export async function openChoices(page: Page): Promise<void> {
  const folded = page.getByRole('button', { name: 'Discounts, order number, quote' })
  await expect(page.getByRole('button', { name: 'Your details' })).toBeVisible()
  await folded.click()
}

export async function openDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your details' }).click()
  await page.waitForURL(/\?step=details$/)
}

/** Fills in who buys, and waits for the tax of the country. */
export async function giveDetails(page: Page, buyer = BUYER): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(buyer.name)
  await page.getByLabel('E-mail, for the fonts and the invoice').fill(buyer.email)
  await page.getByLabel('Country').selectOption(buyer.country)
  await page.getByLabel('Street and number').fill(buyer.street)
  await page.getByLabel('Postcode').fill(buyer.postcode)
  await page.getByLabel('City').fill(buyer.city)
  await expect(page.getByText('VAT 19 %, Germany')).toBeVisible()
  await agree(page, /I accept/)
  await agree(page, /delivery begins at once/)
}

/** Focused first: that brings a tick out from behind the bill, as the Tab key does. */
async function agree(page: Page, words: RegExp): Promise<void> {
  const tick = page.getByRole('checkbox', { name: words })
  await tick.focus()
  await tick.check()
}

export async function openPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'To payment' }).click()
  await page.waitForURL(/\?step=payment$/)
}

/** From the open shop to the payment step, without looking left or right. */
export async function goToPayment(page: Page, styles: string[]): Promise<void> {
  await chooseStyles(page, styles)
  await addToCart(page)
  await openDetails(page)
  await giveDetails(page)
  await openPayment(page)
}

export type DemoCard = 'Accepted' | 'Declined' | 'Needs confirmation'

export async function chooseCard(page: Page, card: DemoCard): Promise<void> {
  await page.getByRole('radio', { name: card }).check()
}

export async function placeOrder(page: Page, card: DemoCard): Promise<void> {
  await chooseCard(page, card)
  await page.getByRole('button', { name: 'Place demo order' }).click()
}

export async function expectThanks(page: Page): Promise<void> {
  await page.waitForURL(/\/order\/[^/?]+\?thanks/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your fonts are ready.')
}
