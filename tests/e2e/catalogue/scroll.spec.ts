import { expect, test, type Page } from '@playwright/test'
import { hold } from '../../support/e2e/hold-pages'
import { nextFrames } from '../../support/e2e/next-frames'
import { expectHydrated, openPage } from '../../support/e2e/open-page'

test('back leads to the row one was at, forward to the place on its page @commit', async ({
  page,
}) => {
  await openPage(page, '/')
  const atRow = await scrollTo(page, 1500)
  await rowInSight(page).click()
  await expect(page).toHaveURL(/\/typeface\//)
  await expectPlace(page, 0)
  const onPage = await scrollTo(page, 700)

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Typefaces' })).toBeFocused()
  await expectPlace(page, atRow)
  await page.goForward()
  await expect(page).toHaveURL(/\/typeface\//)
  await expectPlace(page, onPage)
})

test('the page left behind does not jump while it is still to be seen', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { jumps: number[] }
    seen.jumps = []
    document.startViewTransition = new Proxy(document.startViewTransition, {
      apply(start, self, options) {
        seen.jumps.push(scrollY)
        return Reflect.apply(start, self, options) as ViewTransition
      },
    })
  })
  const atRow = await leaveHome(page)
  const onPage = await scrollTo(page, 700)
  await page.goBack()
  await expectPlace(page, atRow)

  expect(await page.evaluate(() => (window as unknown as { jumps: number[] }).jumps)).toEqual([
    atRow,
    onPage,
  ])
})

test('Explore is found again with its filters, at its place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 })
  await openPage(page, '/explore')
  await page.getByRole('button', { name: 'Greek' }).click()
  await page.getByLabel('Type in every family').fill('Hamburg')
  await expect(page).toHaveURL(/facts=script:greek&text=Hamburg$/)
  const atRow = await scrollTo(page, 500)
  await page.locator('.ex:not([hidden])').last().dispatchEvent('click')
  await expect(page).toHaveURL(/\/typeface\//)
  await expectPlace(page, 0)

  await page.goBack()
  await expect(page.getByRole('button', { name: 'Greek' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Type in every family')).toHaveValue('Hamburg')
  await expectPlace(page, atRow)
})

test('a reload keeps the scroll position, and so do the pages before it', async ({ page }) => {
  const atRow = await leaveHome(page)
  const onPage = await scrollTo(page, 700)

  await page.reload()
  await expectPlace(page, onPage)
  await expectHydrated(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Typefaces' })).toBeFocused()
  await expectPlace(page, atRow)
})

test('the row one came back to stays where it is when the fonts of the names come', async ({
  page,
}) => {
  const atRow = await leaveHome(page)
  await page.reload()
  await expectHydrated(page)
  const letFontsCome = await hold(page, (url) => url.pathname.startsWith('/api/font-files/'))
  await page.goBack()
  await expectPlace(page, atRow)

  letFontsCome()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await nextFrames(page)
  expect(await place(page)).toBe(atRow)
})

test('back before hydration restores the scroll position too, and does not wait for the script', async ({
  page,
}) => {
  const atRow = await leaveHome(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/chunks/*.js', () => {})
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Typefaces')

  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Typefaces' })).toBeAttached()
  await expectPlace(page, atRow)
})

test('whoever comes back from elsewhere finds the place, one or two pages back', async ({
  page,
}) => {
  const atRow = await leaveHome(page)
  const onPage = await scrollTo(page, 700)

  await page.goto('/api/fonts')
  await page.goBack()
  await expectPlace(page, onPage)
  await page.goto('/api/fonts')
  await page.evaluate(() => void setTimeout(() => history.go(-2)))
  await expect(page.getByRole('heading', { name: 'Typefaces' })).toBeAttached()
  await expectPlace(page, atRow)
})

test('a link to a part of a page leads there, and its page is found again', async ({ page }) => {
  await openPage(page, '/licences')
  const part = page.locator('aside a[href^="#"]').last()
  const path = `/licences${await part.getAttribute('href')}`
  await page.waitForLoadState('networkidle')
  await part.click()
  await expect.poll(() => place(page)).toBeGreaterThan(0)
  const atPart = await place(page)
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Explore' })).toBeFocused()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Explore')
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(path)
  await expectPlace(page, atPart)
  await page.goBack()
  await expect(page).toHaveURL(/\/licences$/)
  await expectPlace(page, 0)
  await page.goForward()
  await expectPlace(page, atPart)
})

test('a new page begins at its top, however little one had scrolled', async ({ page }) => {
  await openPage(page, '/')
  await scrollTo(page, 20)
  await page.getByRole('link', { name: 'Licences' }).first().click()
  await expect(page).toHaveURL(/\/licences$/)

  await expectPlace(page, 0)
})

test('writing the query moves nothing', async ({ page }) => {
  await openPage(page, '/explore/fraunces')
  const at = await scrollTo(page, 300)
  const size = page.getByLabel('Size', { exact: true })
  await size.evaluate((input) => (input as HTMLInputElement).focus({ preventScroll: true }))
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/\?/)

  await expectPlace(page, at)
  await expect(size).toBeFocused()
})

/** From the middle of home to the page of a typeface. Returns where home was left. */
async function leaveHome(page: Page): Promise<number> {
  await openPage(page, '/')
  const atRow = await scrollTo(page, 1500)
  await rowInSight(page).click()
  await expectPlace(page, 0)
  return atRow
}

/** Returns where the page then is: some are shorter. */
async function scrollTo(page: Page, top: number): Promise<number> {
  await page.waitForLoadState('networkidle')
  await page.evaluate((y) => window.scrollTo(0, y), top)
  return place(page)
}

function place(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

async function expectPlace(page: Page, top: number): Promise<void> {
  await expect.poll(() => place(page)).toBe(top)
}

/** A row that can be clicked without scrolling to it. */
function rowInSight(page: Page) {
  return page.locator('#main .row-link').nth(5)
}
