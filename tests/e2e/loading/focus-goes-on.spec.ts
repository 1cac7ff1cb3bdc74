import { expect, test, type Page } from '@playwright/test'
import { addToCart, chooseStyles, openChoices } from '../../support/e2e/buy-steps'
import { openPage } from '../../support/e2e/open-page'

test('who clears the filters of Explore goes on at the filters @commit', async ({ page }) => {
  await openPage(page, '/explore?facts=script:greek')
  const filters = page.getByRole('group', { name: 'Filters' })
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect(filters).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(filters.getByRole('button').first()).toBeFocused()

  await page.getByLabel('Find a name or a word').fill('nobody')
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter')
  await expect(filters).toBeFocused()
})

test('who clears them by mouse sees no ring, and nothing scrolls @commit', async ({ page }) => {
  await openPage(page, '/explore?facts=script:greek')
  await page.evaluate(() => scrollTo(0, 200))
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('button', { name: 'Clear filters' }).click()

  await expect(page.getByRole('group', { name: 'Filters' })).toHaveCSS('outline-style', 'none')
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('who removes a family from the comparison goes on at the next, at last at the field that adds one @commit', async ({
  page,
}) => {
  await openPage(page, '/compare?typefaces=fraunces,syne,alegreya')
  const remove = (name: string) => page.getByRole('link', { name: `Remove ${name}` })
  await remove('Syne').press('Enter')
  await expect(remove('Alegreya')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove('Fraunces')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Add a family' })).toBeFocused()
})

test('who adds the last family that fits goes on at that family @commit', async ({ page }) => {
  await openPage(page, '/compare?typefaces=fraunces,syne,alegreya')
  await page.getByRole('combobox', { name: 'Add a family' }).selectOption('Geist')
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')

  await expect(page.getByRole('link', { name: 'Remove Geist' })).toBeFocused()
})

test('who removes a line of the cart goes on at the next, at last at its heading', async ({
  page,
}) => {
  await fillCart(page, 'young-serif', 'Regular')
  await fillCart(page, 'instrument-serif', 'Italic')
  await page.getByRole('button', { name: 'Remove Young Serif' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Instrument Serif' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused()
})

test('what is chosen in the cart keeps the focus while its price is on its way', async ({
  page,
}) => {
  await fillCart(page, 'young-serif', 'Regular')
  await openChoices(page)
  const audience = page.getByRole('combobox', { name: 'Price for' })
  await audience.focus()
  await audience.selectOption({ index: 1 })
  await expect(page.getByText(/^The licence says: /)).toBeVisible()

  await expect(audience).toBeFocused()
})

test('a coupon that is refused has the focus on its field', async ({ page }) => {
  await fillCart(page, 'young-serif', 'Regular')
  await openChoices(page)
  const code = page.getByRole('textbox', { name: 'Coupon' })
  const use = page.getByRole('button', { name: 'Use this coupon' })
  await use.press('Enter')
  await expect(code).toBeFocused()
  await code.fill('NOBODY')
  await use.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await expect(code).toBeFocused()
})

for (const { path, send, field } of [
  { path: '/my-licences', send: 'Send me the link', field: 'E-mail' },
  { path: '/licence', send: 'Check', field: 'Number or address on the licence' },
  { path: '/write', send: 'Send the letter', field: 'Your letter' },
]) {
  test(`an empty form at ${path} has the focus on the field it refuses`, async ({ page }) => {
    await openPage(page, path)
    await page.getByRole('button', { name: send }).press('Enter')

    await expect(page.getByLabel(field)).toBeFocused()
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true')
  })
}

test('who asked for trial fonts goes on at what to do next, and from there at the families @commit', async ({
  page,
}) => {
  await openPage(page, '/trial?typeface=young-serif')
  await page.getByLabel('Name').fill('Ada Trial')
  await page.getByLabel('E-mail').fill('trial@example.org')
  await page.getByRole('checkbox', { name: /^I will use them for trials only/ }).check()
  await page.getByRole('button', { name: 'Request 1 trial family' }).press('Enter')
  await expect(page.getByRole('heading', { name: /^The trial fonts are on their/ })).toBeFocused()
  await page.getByRole('button', { name: 'Try others' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Families' })).toBeFocused()
})

async function fillCart(page: Page, slug: string, style: string): Promise<void> {
  await openPage(page, `/shop?typeface=${slug}`)
  await chooseStyles(page, [style])
  await addToCart(page)
}
