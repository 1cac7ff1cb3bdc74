import { expect, test, type Page } from '@playwright/test'
import { holdPages } from '../../support/e2e/hold-pages'
import {
  bar,
  barsSeen,
  creepOf,
  finishCreep,
  openStill,
  rightEdgeOf,
} from '../../support/e2e/loading-bar'
import { openPage } from '../../support/e2e/open-page'
import { PERSON } from '../../support/e2e/readers'
import { holdTransitions, motionsOf, watchTransitions } from '../../support/e2e/view-transitions'

// The error page is for people.
test.use({ userAgent: PERSON })

const GREEN = 'rgb(0, 160, 20)'

test('a navigation of 199 ms shows no bar @commit', async ({ page }) => {
  const letGo = await leaveForExplore(page)
  await page.clock.runFor(199)
  letGo()
  await expect(page.getByRole('heading', { name: 'Explore' })).toBeFocused()
  await page.clock.runFor(5000)

  expect(await barsSeen(page)).toBe(0)
})

test('after 200 ms it is there, 3 px high and #00a014, and creeps for 2000 ms @commit', async ({
  page,
}) => {
  await leaveForExplore(page)
  await page.clock.runFor(199)
  await expect(bar(page)).toHaveCount(0)
  await page.clock.runFor(2)

  await expect(bar(page)).toHaveCSS('background-color', GREEN)
  await expect(bar(page)).toHaveCSS('height', '3px')
  const box = { x: 0, y: 0, width: 1440, height: 3 }
  expect(await page.locator('#nprogress').boundingBox()).toEqual(box)
  await expect
    .poll(() => creepOf(page))
    .toEqual({
      duration: 2000,
      way: ['translate3d(-100%, 0px, 0px)', 'translate3d(-10%, 0px, 0px)'],
    })
})

test('it hides 500 ms after the page is there and is gone 400 ms later', async ({ page }) => {
  const letGo = await leaveForExplore(page)
  await page.clock.runFor(201)
  await expect(bar(page)).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { name: 'Explore' })).toBeFocused()

  await expect.poll(() => rightEdgeOf(page)).toBeCloseTo(1440, 0)
  await page.clock.runFor(499)
  await expect(page.locator('#nprogress')).toHaveCSS('opacity', '1')
  await page.clock.runFor(2)
  await expect(page.locator('#nprogress')).toHaveCSS('opacity', '0')
  await page.clock.runFor(398)
  await expect(bar(page)).toHaveCount(1)
  await page.clock.runFor(2)
  await expect(bar(page)).toHaveCount(0)
})

test('it runs for the back button, and ends with its page', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Explore' })).toBeFocused()
  // A page that was loaded afresh has nothing of those before it.
  const letGo = await holdPages(page, '/')
  await openStill(page, '/explore')
  await page.goBack()
  await page.clock.runFor(202)
  await expect(bar(page)).toBeVisible()

  letGo()
  await expect(page.getByRole('heading', { name: 'Typefaces' })).toBeFocused()
  await page.clock.runFor(901)
  await expect(bar(page)).toHaveCount(0)
})

test('it runs for Escape out of the shop', async ({ page }) => {
  const letGo = await holdPages(page, '/')
  await openStill(page, '/shop?typeface=geist')
  await page.keyboard.press('Escape')
  await page.clock.runFor(201)
  await expect(bar(page)).toBeVisible()

  letGo()
  await expect(page.getByRole('heading', { name: 'Typefaces' })).toBeFocused()
  await page.clock.runFor(901)
  await expect(bar(page)).toHaveCount(0)
})

test('a page requested while another is pending keeps the one bar going', async ({ page }) => {
  const letExploreGo = await leaveForExplore(page)
  const letLicencesGo = await holdPages(page, '/licences')
  await page.clock.runFor(150)
  await page.getByRole('link', { name: 'Licences' }).first().click()
  await page.clock.runFor(51)
  await expect(bar(page)).toBeVisible()

  letExploreGo()
  letLicencesGo()
  await expect(page).toHaveURL(/\/licences$/)
  await expect.poll(() => rightEdgeOf(page)).toBeCloseTo(1440, 0)
  await page.clock.runFor(901)
  await expect(bar(page)).toHaveCount(0)
})

test('a page that has to be loaded in full has it too @commit', async ({ page }) => {
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'newer' } }))
  await openStill(page, '/')
  const told = page.waitForEvent('requestfinished', (request) => request.url().includes('latest'))
  await page.clock.runFor(3_600_000)
  await told
  // Before a page is loaded in full the shop is asked whether it is there: it is still thinking.
  await page.route('**/builds/latest.json', () => {})
  await page
    .getByRole('link', { name: 'Explore', exact: true })
    .first()
    .click({ noWaitAfter: true })
  await page.clock.runFor(201)

  await expect(bar(page)).toBeVisible()
})

test('in the inverted theme it looks the same', async ({ page }) => {
  const standard = await picture(page, 'positive', 'default')
  const inverted = await picture(page, 'negative', 'inverted')

  expect(inverted).toEqual(standard)
  await expect(bar(page)).toHaveCSS('background-color', GREEN)
})

test('it lies above the page that slides in', async ({ page }) => {
  await watchTransitions(page)
  const letGo = await leaveForExplore(page)
  await holdTransitions(page)
  await page.clock.runFor(201)
  await finishCreep(page)
  const before = await page.screenshot({ clip: LEFT_END })
  letGo()
  await expect.poll(() => motionsOf(page)).toHaveLength(1)

  expect(await page.screenshot({ clip: LEFT_END })).toEqual(before)
})

test('it is announced to nobody', async ({ page }) => {
  await leaveForExplore(page)
  const before = await page.locator('body').ariaSnapshot()
  await page.clock.runFor(201)
  await expect(bar(page)).toBeVisible()

  expect(await page.locator('body').ariaSnapshot()).toEqual(before)
})

test('when the app fails it has the error colour, and goes', async ({ page }) => {
  await openStill(page, '/explore')
  await page.evaluate(() => {
    window.URLSearchParams = class extends URLSearchParams {
      override get(): never {
        throw new Error('The app fails here.')
      }
    }
  })
  await page.getByLabel('Find a name or a word').fill('x')
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeAttached()

  await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 95, 235)')
  await page.clock.runFor(901)
  await expect(bar(page)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveClass(/has-failed/)
})

const LEFT_END = { x: 0, y: 0, width: 200, height: 3 }

/** Home, its clock standing still, and Explore asked for: it comes when it is let go. */
async function leaveForExplore(page: Page): Promise<() => void> {
  const letGo = await holdPages(page, '/explore')
  await openStill(page, '/')
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  return letGo
}

/** The left end of the bar at the end of its creep, in one of the themes. */
async function picture(page: Page, stored: string, theme: string): Promise<Buffer> {
  await page.addInitScript((value) => localStorage.setItem('tone', value), stored)
  await leaveForExplore(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await page.clock.runFor(201)
  await finishCreep(page)
  return page.screenshot({ clip: LEFT_END })
}
