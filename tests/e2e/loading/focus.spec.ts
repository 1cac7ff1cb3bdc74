import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../../support/e2e/open-page'

test('the first page leaves the focus where the browser puts it @commit', async ({ page }) => {
  await openPage(page, '/explore')

  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

for (const path of ['/typeface/fraunces', '/explore/fraunces']) {
  test(`at ${path} the keyboard is at “Choose licences” within six presses`, async ({ page }) => {
    await openPage(page, path)
    for (const words of ['To the content', 'To the price and licences']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: words })).toBeFocused()
      await expect(page.getByRole('link', { name: words })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Choose licences' })).toBeFocused()
  })
}

test('after a page by link, by back and by forward its heading has the focus', async ({ page }) => {
  await openPage(page, '/')
  await page.locator('#geist').getByRole('link').first().click()
  await expect(heading(page, 'Geist')).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'Typefaces')).toBeFocused()
  await page.goForward()
  await expect(heading(page, 'Geist')).toBeFocused()

  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
})

test('the heading is announced once: by its focus, and by no live region', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Licences' }).first().click()
  await expect(page).toHaveTitle(/^Licences/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.waitForLoadState('networkidle')

  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('next-route-announcer')).toHaveCount(0)
  expect(await page.locator('[aria-live]:not([aria-live="off"])').allTextContents()).toEqual([])
})

test('its ring is seen by whoever came by keyboard alone', async ({ page }) => {
  await openPage(page, '/')
  await page.locator('#geist').getByRole('link').first().click()
  await expect(heading(page, 'Geist')).toBeFocused()
  await expect(heading(page, 'Geist')).toHaveCSS('outline-style', 'none')

  await openPage(page, '/')
  await page.locator('#geist').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Geist')).toBeFocused()
  await expect(heading(page, 'Geist')).toHaveCSS('outline-style', 'solid')
})

test('the steps of the shop move the focus along, forward and back', async ({ page }) => {
  await openPage(page, '/shop')
  await page.getByRole('link', { name: /^Geist, / }).click()
  await expect(heading(page, 'Choose styles and licences of Geist')).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'Choose a typeface')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(heading(page, 'Typefaces')).toBeFocused()
})

test('what only changes the query leaves the focus alone', async ({ page }) => {
  await openPage(page, '/explore')
  const find = page.getByLabel('Find a name or a word')
  await find.pressSequentially('geist')
  await expect(page).toHaveURL(/find=geist$/)

  await expect(find).toBeFocused()
})

test('a link to a part of the page is left to the browser @commit', async ({ page }) => {
  await openPage(page, '/licences')
  await page.locator('aside a[href^="#"]').last().click()
  await expect(page).toHaveURL(/#/)

  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
})

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true })
}
