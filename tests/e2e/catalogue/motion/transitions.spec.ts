import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../../../support/e2e/open-page'
import {
  forgetMotions,
  holdTransitions,
  lengthsOf,
  motionsOf,
  openWatched,
} from '../../../support/e2e/view-transitions'

const FORWARD = { slides: ['from-left old reversed', 'from-right new'], morphs: [] }
const BACK = { slides: ['from-left new', 'from-right old reversed'], morphs: [] }

test('Explore slides in from the right, and out again to where it came from @commit', async ({
  page,
}) => {
  await openWatched(page, '/')
  await explore(page).click()
  await expect.poll(() => motionsOf(page)).toEqual([FORWARD])

  await forgetMotions(page)
  await page.getByRole('link', { name: 'Sorts', exact: true }).click()
  await expect.poll(() => motionsOf(page)).toEqual([BACK])
})

test('the back and forward buttons of the browser slide the same ways', async ({ page }) => {
  await openWatched(page, '/')
  await explore(page).click()
  await expect.poll(() => motionsOf(page)).toEqual([FORWARD])

  await forgetMotions(page)
  await page.goBack()
  await expect(heading(page, 'Typefaces')).toBeAttached()
  await expect.poll(() => motionsOf(page)).toEqual([BACK])

  await forgetMotions(page)
  await page.goForward()
  await expect(heading(page, 'Explore')).toBeAttached()
  await expect.poll(() => motionsOf(page)).toEqual([FORWARD])
})

test('a typeface to play with slides in over its page, and back', async ({ page }) => {
  await openWatched(page, '/typeface/fraunces')
  await page.getByRole('link', { name: 'Full screen' }).click()
  await expect(page).toHaveURL(/\/explore\/fraunces/)
  await expect.poll(() => slides(page)).toEqual([FORWARD.slides])

  await forgetMotions(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/typeface\/fraunces$/)
  await expect.poll(() => slides(page)).toEqual([BACK.slides])
})

test('a name travels from its row to its page to the shop, and all the way back', async ({
  page,
}) => {
  await openWatched(page, '/')
  const row = page.locator('#geist')
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/typeface\/geist$/)
  await expect.poll(() => morphs(page)).toEqual([expect.arrayContaining(['n-geist'])])
  expect(await slides(page)).toEqual([[]])

  await forgetMotions(page)
  await page.getByRole('link', { name: /^Choose licences/ }).click()
  await expect(page).toHaveURL(/\/shop\?typeface=geist/)
  await expect.poll(() => morphs(page)).toEqual([expect.arrayContaining(['n-geist'])])

  await forgetMotions(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/typeface\/geist$/)
  await expect.poll(() => morphs(page)).toEqual([expect.arrayContaining(['n-geist'])])

  await forgetMotions(page)
  await page.goBack()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect.poll(() => morphs(page)).toEqual([expect.arrayContaining(['n-geist'])])
})

test('the shop slides in over home, and out again with Escape and with the back button', async ({
  page,
}) => {
  const panel = (side: string) => [[side === 'in' ? 'from-right new' : 'from-right old reversed']]
  await openWatched(page, '/')
  await page.locator('#geist').getByRole('link').last().click()
  await expect(page).toHaveURL(/\/shop/)
  await expect.poll(() => slides(page)).toEqual(panel('in'))

  await forgetMotions(page)
  await page.goBack()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect.poll(() => slides(page)).toEqual(panel('out'))

  await forgetMotions(page)
  await page.goForward()
  await expect(page).toHaveURL(/\/shop/)
  await expect.poll(() => slides(page)).toEqual(panel('in'))

  await forgetMotions(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect.poll(() => slides(page)).toEqual(panel('out'))
})

test('a slide takes 280 ms', async ({ page }) => {
  const lasting280 = (slide: string) => `${slide}: 280`
  await openWatched(page, '/')
  await explore(page).click()
  await expect.poll(() => slideLengths(page)).toEqual(FORWARD.slides.map(lasting280))

  await forgetMotions(page)
  await page.goBack()
  await expect.poll(() => slideLengths(page)).toEqual(BACK.slides.map(lasting280))

  await forgetMotions(page)
  await page.locator('#geist').getByRole('link').last().click()
  await expect.poll(() => slideLengths(page)).toEqual(['from-right new: 280'])

  await forgetMotions(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => slideLengths(page)).toEqual(['from-right old reversed: 280'])
})

test('what only changes the query moves nothing', async ({ page }) => {
  await openWatched(page, '/explore')
  await page.getByRole('button', { name: 'Greek' }).click()
  await expect(page).toHaveURL(/facts=script:greek$/)
  await page.getByLabel('Find a name or a word').pressSequentially('geist')
  await expect(page).toHaveURL(/find=geist$/)
  await page.getByRole('button', { name: 'Negative' }).click()

  expect(await motionsOf(page)).toEqual([])
})

test('a browser without view transitions swaps the page', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  })
  await openPage(page, '/')
  expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false)
  await explore(page).click()
  await expect(heading(page, 'Explore')).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'Typefaces')).toBeFocused()
  await page.goForward()
  await expect(heading(page, 'Explore')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('a link clicked while the page slides in is followed', async ({ page }) => {
  await openWatched(page, '/')
  await holdTransitions(page)
  const home = await page.getByRole('link', { name: 'Sorts', exact: true }).boundingBox()
  await explore(page).click()
  await expect.poll(() => motionsOf(page)).toEqual([FORWARD])

  await page.mouse.click((home?.x ?? 0) + 5, (home?.y ?? 0) + 20)
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(heading(page, 'Typefaces')).toBeAttached()
})

test('whoever goes back twice at once arrives where they meant to', async ({ page }) => {
  await openWatched(page, '/')
  await explore(page).click()
  await expect(heading(page, 'Explore')).toBeFocused()
  await page.getByRole('link', { name: 'Licences' }).first().click()
  await expect(page).toHaveURL(/\/licences$/)
  await page.evaluate(() => {
    history.back()
    history.back()
  })

  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(heading(page, 'Typefaces')).toBeFocused()
})

function explore(page: Page) {
  return page.getByRole('link', { name: 'Explore', exact: true }).first()
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name })
}

async function slides(page: Page) {
  return (await motionsOf(page)).map((motion) => motion.slides)
}

async function morphs(page: Page) {
  return (await motionsOf(page)).map((motion) => motion.morphs)
}

async function slideLengths(page: Page) {
  const slides = (await lengthsOf(page)).filter(({ what }) => what.startsWith('from-'))
  return [...new Set(slides.map(({ what, ms }) => `${what}: ${ms}`))].sort()
}
