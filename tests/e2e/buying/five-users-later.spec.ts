import { expect, test, type Page } from '@playwright/test'
import { findMissingSheets } from '../../support/e2e/crawl/find-missing-sheets'
import { findBroken, PAGE_RULES } from '../../support/e2e/find-broken'
import { buyByCalls } from '../../support/e2e/buy-by-calls'
import {
  addToCart,
  BUYER,
  expectThanks,
  giveDetails,
  openDetails,
  openPayment,
  placeOrder,
} from '../../support/e2e/buy-steps'
import { downloadFonts } from '../../support/e2e/crawl/download-fonts'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'
import { linkInMail } from '../../support/e2e/read-mails'

for (const width of [1280, 360]) {
  test(`at ${width} px, who bought for one user comes back for five more and pays what is missing${width === 1280 ? ' @commit' : ''}`, async ({
    page,
    baseURL,
  }) => {
    const email = `later-${width}-${Date.now()}@example.org`
    await buyByCalls(baseURL ?? '', email)
    await page.setViewportSize({ width, height: 780 })
    await signIn(page, email)

    await page.getByRole('link', { name: /^Upgrade/ }).click()
    const button = page.getByRole('button', { name: 'Add to cart' })
    const held = page.getByRole('checkbox', { name: 'Light, yours already', exact: true })
    const more = page.getByRole('radio', { name: 'Desktop, 6–20 users' })
    await expect(page.getByRole('status', { name: 'Total' })).toHaveText('0.00')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await held.focus()
    await page.keyboard.press('Space')
    await expect(held).toBeChecked()
    await more.check()
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expectNoSideways(page)
    const total = await totalOf(page)
    await page.reload()
    await expect(more).toBeChecked()
    await addToCart(page)

    const number = await heldNumber(page)
    expect(await totalOf(page)).toBe(total)
    await expect(page.getByText(`Paid for ${number}`)).toBeVisible()
    await expectNoSideways(page)
    await page.getByRole('link', { name: 'Change Fraunces' }).click()
    await expect(more).toBeChecked()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await openDetails(page)
    await giveDetails(page, { ...BUYER, email })
    await openPayment(page)
    await placeOrder(page, 'Accepted')
    await expectThanks(page)
    await expect(page.getByText(`Upgrade of ${number}`)).toBeVisible()
    expect((await downloadFonts(page, 'Fraunces')).length).toBeGreaterThan(2)

    await page.goto('/my-licences')
    const old = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number }) })
    await expect(old).toContainText('Replaced by')
    await expect(old.getByRole('link', { name: /^Upgrade/ })).toHaveCount(0)
    await expectNoSideways(page)
  })
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/my-licences')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.goto(await linkInMail(email, /\/my-licences\/[\w-]{52}/))
  await page.getByRole('button', { name: 'Open my licences' }).click()
  await page.waitForURL(/\/my-licences$/)
  expect(await findMissingSheets(page)).toEqual([])
  expect(await findBroken(page, PAGE_RULES)).toEqual([])
  const check = await page.context().newPage()
  await check.goto((await page.locator('.m-no a').first().getAttribute('href')) ?? '')
  await expect(check.getByRole('status')).toContainText('Valid')
  expect(await findBroken(check, PAGE_RULES)).toEqual([])
  await check.close()
}

async function totalOf(page: Page): Promise<string> {
  return (await page.getByRole('status', { name: 'Total' }).textContent()) ?? ''
}

/** Of the licence that is upgraded. */
async function heldNumber(page: Page): Promise<string> {
  const text = await page.getByText(/^Upgrade of/).textContent()
  return text?.replace('Upgrade of ', '') ?? ''
}
