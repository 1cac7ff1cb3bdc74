import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPage } from '../../support/e2e/open-page'

const NO_ANSWER = 'The shop does not answer. You are still where you were'

test('a link keeps the page and what is typed where the shop does not answer, and leads on later @commit', async ({
  page,
}) => {
  const text = await typeAndLoseShop(page)
  await explore(page).click()
  await expect(noticeOf(page)).toContainText(NO_ANSWER)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(noticeOf(page)).toContainText(NO_ANSWER)
  await expect(text).toHaveValue('Quince & medlar')

  await page.unroute('**/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/explore\?text=Quince/)
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeAttached()
  await expect(noticeOf(page)).toHaveCount(0)
})

test('who stays where the shop does not answer goes another way once it does', async ({ page }) => {
  const text = await typeAndLoseShop(page)
  await explore(page).click()
  await expect(noticeOf(page)).toContainText(NO_ANSWER)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(noticeOf(page)).toHaveCount(0)
  await text.fill('Medlar')
  await expect(text).toHaveValue('Medlar')
  await expect(page.locator('.loading-bar')).toHaveCount(0)

  await page.unroute('**/*')
  await page.getByRole('link', { name: 'Sorts', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Typefaces' })).toBeAttached()
})

test('a link that led nowhere says so again each time, and leads on once the shop answers', async ({
  page,
}) => {
  await typeAndLoseShop(page)
  await explore(page).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await explore(page).click()
  await expect(noticeOf(page)).toContainText(NO_ANSWER)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.locator('.loading-bar')).toHaveCount(0)

  await page.unroute('**/*')
  await explore(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeAttached()
})

test('a page that was preloaded without its code is not shown in place of what is typed', async ({
  page,
}) => {
  await openPage(page, '/typeface/fraunces')
  const codeLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  const text = await typeIn(page)
  await codeLost
  await page.route('**/*', (route) => route.abort())
  await explore(page).click()

  await expect(noticeOf(page)).toContainText(NO_ANSWER)
  await expect(text).toHaveValue('Quince & medlar')
})

/** The browser believes in its connection; every request fails. */
async function typeAndLoseShop(page: Page): Promise<Locator> {
  // Nothing is ever preloaded, whenever that is asked for: the page that a link leads to is not here yet.
  await page.route('**/builds/meta/*', (route) => route.abort())
  await openPage(page, '/typeface/fraunces')
  const text = await typeIn(page)
  await page.route('**/*', (route) => route.abort())
  return text
}

async function typeIn(page: Page): Promise<Locator> {
  const text = page.getByRole('textbox', { name: /^Test text set in Fraunces/ }).first()
  await text.fill('Quince & medlar')
  return text
}

function explore(page: Page) {
  return page.getByRole('link', { name: 'Explore', exact: true }).first()
}

function noticeOf(page: Page): Locator {
  return page.locator('.no-connection').getByRole('alert')
}
