import { expect, test, type Locator, type Page } from '@playwright/test'
import {
  addToCart,
  BUYER,
  chooseStyles,
  giveDetails,
  openDetails,
  openPayment,
} from '../../support/e2e/buy-steps'
import { loadedFaces } from '../../support/e2e/loaded-faces'

const WINDOWS = [
  [360, 780],
  [768, 1024],
  [900, 700],
  [1280, 800],
] as const

test('each step of a cart survives a reload with what was given @commit', async ({ page }) => {
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Regular', exact: true })).toBeChecked()
  await addToCart(page)
  await page.reload()
  await expect(page.getByText('Regular. Desktop, 2–5 users.')).toBeVisible()

  await openDetails(page)
  await giveDetails(page)
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(BUYER.name)
  await expect(page.getByLabel('Country')).toHaveValue(BUYER.country)
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeChecked()

  await openPayment(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Place demo order' })).toBeEnabled()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible()
})

test('a change of a line survives a reload, until it is left for the cart', async ({ page }) => {
  await page.goto('/shop?typeface=fraunces')
  await chooseStyles(page, ['Light'])
  await addToCart(page)
  const change = page.getByRole('link', { name: 'Change Fraunces' })
  const black = page.getByRole('checkbox', { name: 'Black', exact: true })
  await change.click()
  await black.check()
  await page.reload()
  await expect(black).toBeChecked()

  await page.getByRole('link', { name: /^Cart/ }).first().click()
  await change.click()
  await expect(page.getByRole('checkbox', { name: 'Light', exact: true })).toBeChecked()
  await expect(black).not.toBeChecked()
})

test('in every window a demo shop says so once while one chooses', async ({ page }) => {
  await page.goto('/shop?typeface=fraunces')
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const notice = page.getByText('Demo shop').filter({ visible: true })
    await expect(notice).toHaveCount(1)
    await expect(notice).toBeInViewport()
    await expect(page.getByText('Payments are play money').filter({ visible: true })).toHaveCount(1)
  }
})

test('the list beside the panel is scrolled to the typeface, its name is set, and the panel stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const slug of ['young-serif', 'recursive']) {
    await page.goto(`/shop?typeface=${slug}`)
    const line = page.locator(`#${slug} .line`)
    await expect(line).toHaveClass(/is-split/)
    await expect(line).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('where that list must scroll to the typeface, its row stands about the middle @commit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/shop?typeface=recursive')
  const middle = () =>
    page.locator('#recursive').evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return (top + bottom) / 2 / window.innerHeight
    })
  await expect.poll(middle).toBeCloseTo(0.5, 1)
})

test('a style that costs more than the others says its price @commit', async ({ page }) => {
  await page.goto('/shop?typeface=fraunces')
  const style = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await expect(style('Variable')).toHaveAccessibleDescription('180.00')
  await expect(style('Regular')).not.toHaveAttribute('aria-describedby')
})

test('in a low window what few need is one row of the cart, and the total stands whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await addToCart(page)
  const folded = page.getByRole('button', { name: 'Discounts, order number, quote' })
  await expect(folded).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Your details' })).toBeInViewport({ ratio: 0.99 })
  await expect(page.getByLabel('Coupon')).toBeHidden()

  await folded.click()
  await expect(page.getByLabel('Coupon')).toBeVisible()
})

test('the bill of a long cart shows its last lines until all are asked for, and what is opened over it is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/shop?typeface=fraunces')
  await chooseStyles(page, ['Light', 'Variable'])
  for (const licence of ['Web', 'App', 'E-book', 'Video', 'Social']) {
    await page.getByRole('radiogroup', { name: licence }).getByRole('radio').nth(1).check()
  }
  await addToCart(page)
  const lines = page.getByRole('region', { name: 'Bill' }).getByRole('listitem')
  await expect(lines).toHaveCount(3)

  await page.getByRole('button', { name: 'Discounts, order number, quote' }).click()
  const total = page.getByRole('region', { name: 'Bill' })
  const quote = page.getByRole('button', { name: 'Make it a quote' })
  await expect(quote).toBeInViewport({ ratio: 1 })
  const [under, over] = await Promise.all([total.boundingBox(), quote.boundingBox()])
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0)

  await page.getByRole('button', { name: /^\d+ lines/ }).click()
  await expect(lines.first()).toContainText('One variable style')
})

test('a total of no typeface stands in the thin figures of the interface @commit', async ({
  page,
}) => {
  await page.goto('/shop?typeface=fraunces&upgrade=none')
  await expect(page.getByLabel('Total')).toHaveText('0.00')
  await expect(page.getByLabel('Total')).toHaveCSS('font-family', /^"UI Thin Figures"/)
  await expect.poll(() => loadedFaces(page)).toContain('UI Thin Figures')
})

test('a step of the purchase can be taken by the keyboard alone', async ({ page }) => {
  await page.goto('/shop?typeface=young-serif')
  await tabTo(page, page.getByRole('checkbox', { name: 'Regular', exact: true }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('radio', { name: 'Desktop, 1 user' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Desktop, 2–5 users' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Add to cart' }))
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/cart\/[^/?]+$/)
  await tabTo(page, page.getByRole('button', { name: 'Your details' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeFocused()
})

test('Escape closes the panel, but not while a field is being written in', async ({ page }) => {
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await addToCart(page)
  await openDetails(page)
  await page.getByLabel('Name', { exact: true }).press('Escape')
  await expect(page).toHaveURL(/\?step=details$/)

  await page.getByRole('radio', { name: 'Yourself' }).press('Escape')
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('heading', { name: 'Typefaces' })).toBeAttached()
})

async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeAttached()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0], timeout: 20_000 })
}
