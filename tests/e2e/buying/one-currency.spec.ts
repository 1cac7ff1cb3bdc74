import { expect, type Page, test } from '@playwright/test'
import { addToCart, chooseStyles } from '../../support/e2e/buy-steps'
import { readShift, watchShifts } from '../../support/e2e/ink/layout-shifts'

/** Every page that shows a price, the shop's panel among them. */
const PRICED = [
  '/',
  '/explore',
  '/explore?view=wall',
  '/explore_old',
  '/explore/fraunces',
  '/typeface/fraunces',
  '/typeface/recursive',
  '/licences',
  '/compare?typefaces=fraunces,geist',
  '/shop',
  '/shop?typeface=fraunces',
]

test('the currency that was chosen rules every page, from its first paint on, and nothing moves @commit', async ({
  page,
}) => {
  await page.goto('/licences')
  await page.getByLabel('Currency').selectOption('CHF')
  await expect(page.getByText(/^One style of .*, from [\d.]+\u00a0CHF$/)).toBeVisible()
  await watchShifts(page)
  await watchEuros(page)

  for (const path of PRICED) {
    await page.goto(path)
    await expectFrancs(page)
    expect([path, await eurosSeen(page)]).toEqual([path, []])
    expect(await readShift(page), path).toBeLessThan(0.0001)
  }
})

test('it stays when one goes on by links, comes back, reloads, or opens another tab @commit', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByLabel('Currency').selectOption('USD')
  await expect(page.getByText(/\u00a0USD$/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page).toHaveURL(/\/explore$/)
  await expect(page.getByText(/^from [\d.]+\u00a0USD$/).first()).toBeVisible()
  await page.goBack()
  await expect(
    page.getByRole('link', { name: /^Choose, from [\d.]+\sUSD: Fraunces$/ }),
  ).toBeAttached()
  await page.reload()
  await expect(page.getByLabel('Currency')).toHaveValue('USD')

  const other = await context.newPage()
  await other.goto('/typeface/fraunces')
  await other.getByRole('checkbox', { name: /^Light, [\d.]+\sUSD$/ }).check()
  await expect(other.getByRole('complementary', { name: 'Buy' })).toContainText(/[\d.]+\sUSD/)
})

test('a cart in another currency is asked about, and keeps its own until its buyer says otherwise', async ({
  page,
}) => {
  await page.goto('/shop?typeface=fraunces')
  await chooseStyles(page, ['Light', 'Bold'])
  await addToCart(page)
  const cart = page.url()
  await page.goto('/')
  await page.getByLabel('Currency').selectOption('USD')

  await page.goto(cart)
  await expect(page.getByText('You chose USD, and this cart is in EUR')).toBeVisible()
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
  await page.getByRole('button', { name: 'Change it to USD' }).click()
  await expect(page.getByLabel('Currency')).toHaveValue('USD')
  await expect(page.getByText('You chose USD')).toHaveCount(0)

  await page.goto('/')
  await page.getByLabel('Currency').selectOption('GBP')
  await page.goto(cart)
  await page.getByRole('button', { name: 'Keep USD' }).click()
  await page.goto('/')
  await expect(page.getByLabel('Currency')).toHaveValue('USD')
})

type Watched = Window & { euros?: string[] }

/** What is painted in euros, in any frame. */
async function watchEuros(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as Watched
    if (seen.euros) return
    const euros: string[] = (seen.euros = [])
    requestAnimationFrame(function look() {
      for (const price of document.querySelectorAll('[data-prices], .bill, .num'))
        if (/\d\u00a0€/.test(price.textContent)) euros.push(price.textContent.slice(0, 80))
      requestAnimationFrame(look)
    })
  })
}

function eurosSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => [...new Set((window as Watched).euros)])
}

async function expectFrancs(page: Page): Promise<void> {
  await expect(page.getByText(/CHF/).filter({ visible: true }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}
