import { expect, test, type Locator, type Page } from '@playwright/test'
import { addToCart, chooseStyles } from '../../support/e2e/buy-steps'
import { openPage } from '../../support/e2e/open-page'

const NO_CONNECTION = 'No connection. You are still where you were'

test('a link that leads nowhere keeps the page and what is typed, and leads on later @commit', async ({
  page,
  context,
}) => {
  await openPage(page, '/typeface/fraunces')
  const text = page.getByRole('textbox', { name: /^Test text set in Fraunces/ }).first()
  await text.fill('Quince & medlar')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()

  await expect(noticeOf(page)).toContainText(NO_CONNECTION)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(noticeOf(page)).toContainText(NO_CONNECTION)
  await expect(text).toHaveValue('Quince & medlar')

  await context.setOffline(false)
  await expect(noticeOf(page)).toContainText('The connection is back.')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page).toHaveURL(/\/explore\?text=Quince/)
  await expect(noticeOf(page)).toHaveCount(0)
})

test('who stays is back where they were, by the keyboard too @commit', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expectAwake(page)
  await context.setOffline(true)
  const explore = page.getByRole('link', { name: 'Explore', exact: true }).first()
  await explore.press('Enter')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await page.getByRole('button', { name: 'Stay here' }).press('Enter')

  await expect(noticeOf(page)).toHaveCount(0)
  await expect(explore).toBeFocused()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a plain link to another site is held too, one within the page is not @commit', async ({
  page,
  context,
}) => {
  await page.goto('/licences')
  await expectAwake(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'https://elsewhere.example/'
    link.textContent = 'Elsewhere'
    document.querySelector('main')?.prepend(link)
  })
  await context.setOffline(true)
  await page.locator('aside a[href^="#"]').last().click()
  await expect(page).toHaveURL(/\/licences#/)
  await expect(noticeOf(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Elsewhere' }).press('Enter')
  await expect(noticeOf(page)).toContainText(NO_CONNECTION)
  await expect(page).toHaveURL(/\/licences#/)
})

test('a shop on a machine without a network is walked through all the same', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.goto('/')
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()

  await expect(page).toHaveURL(/\/explore$/)
  await expect(noticeOf(page)).toHaveCount(0)
})

test('Escape does not close the shop into nothing', async ({ page, context }) => {
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await context.setOffline(true)
  await page.keyboard.press('Escape')

  await expect(noticeOf(page)).toContainText(NO_CONNECTION)
  await expect(page.getByRole('checkbox', { name: 'Regular', exact: true })).toBeChecked()
})

test('what needs no shop works without one: filters, and a sheet to type into @commit', async ({
  page,
  context,
}) => {
  await page.goto('/explore')
  await context.setOffline(true)
  await page.getByLabel('Find a name or a word').fill('geist')
  await expect(page.getByText(/^1 of \d+ families$/)).toBeVisible()
  await expect(noticeOf(page)).toHaveCount(0)
})

test('a tester whose face cannot be fetched says so, keeps its text, and recovers @commit', async ({
  page,
  context,
}) => {
  await openPage(page, '/explore/fraunces')
  const sheet = page.getByRole('textbox', { name: 'Sheet set in Fraunces, type here' })
  await sheet.fill('Quince')
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Style' }).selectOption('Black Italic')
  const told = page.getByText('Fraunces Black Italic did not arrive')
  await expect(told).toBeVisible()
  await expect(sheet).toHaveValue('Quince')

  await context.setOffline(false)
  await expect(told).toHaveCount(0)
})

test('a line is put in the cart once the connection is back, nothing chosen anew', async ({
  page,
  context,
}) => {
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(failureOn(page)).toContainText('No connection. Nothing of yours is lost')
  await expect(page.getByRole('checkbox', { name: 'Regular', exact: true })).toBeChecked()

  await context.setOffline(false)
  await addToCart(page)
  await expect(page.getByText('Regular. Desktop, 2–5 users.')).toBeVisible()
})

test('a line is removed by the retry that is shown where it failed', async ({ page, context }) => {
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await addToCart(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Remove Young Serif' }).click()
  await expect(failureOn(page)).toContainText('No connection.')
  await expect(page.getByText('Regular. Desktop, 2–5 users.')).toBeVisible()

  await context.setOffline(false)
  await failureOn(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('a line to be changed that cannot be read is not begun afresh', async ({ page }) => {
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await addToCart(page)
  await page.route('**/api/order?cart_key=*', (route) => route.abort())
  await page.getByRole('link', { name: 'Change Young Serif' }).click()
  await expect(failureOn(page)).toContainText('The shop did not answer.')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()

  await page.unroute('**/api/order?cart_key=*')
  await failureOn(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('checkbox', { name: 'Regular', exact: true })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled()
})

/** Before that its links are the browser's. */
async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('.cart-count')).toHaveText('0')
}

function noticeOf(page: Page): Locator {
  return page.locator('.no-connection').getByRole('alert')
}

function failureOn(page: Page): Locator {
  return page.getByRole('main').getByRole('alert')
}
