import { expect } from '@playwright/test'
import { openPage } from '../support/e2e/open-page'
import { holdTransitions, motionsOf, openWatched } from '../support/e2e/view-transitions'
import { PERSON } from '../support/e2e/readers'
import { breakThemeSwitch } from '../support/e2e/shops/break-theme-switch'
import { test } from './picture-test'

/** One picture each, of the window as the page is opened. */
const PAGES = {
  home: '/',
  explore: '/explore',
  'explore-filtered': '/explore?facts=weight:900,script:cyrillic',
  'explore-none': '/explore?find=Zapfino',
  'explore-wall': '/explore?view=wall',
  typeface: '/typeface/fraunces',
  'typeface-alegreya': '/typeface/alegreya',
  'typeface-vazirmatn': '/typeface/vazirmatn',
  'typeface-young-serif': '/typeface/young-serif',
  tester: '/explore/fraunces',
  glyphs: '/explore/fraunces#glyphs',
  compare: '/compare?typefaces=fraunces,geist,syne,alegreya',
  licences: '/licences',
  trial: '/trial',
  'my-licences': '/my-licences',
  check: '/licence',
  'shop-start': '/shop',
  404: '/typography/none',
}

for (const [name, path] of Object.entries(PAGES)) {
  test(name, async ({ page, take }) => {
    await page.goto(path)
    await take(name)
  })
}

/** A touch in a window of a phone opens a row; a pointer wakes it. */
test('home-woken', async ({ page, take, hasTouch }) => {
  await openPage(page, '/')
  const row = page.locator(hasTouch ? '#geist' : '#fraunces')
  await (hasTouch
    ? row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    : row.hover())
  await take('home-woken')
})

test('typeface, part by part', async ({ page, take }) => {
  await openPage(page, '/typeface/fraunces')
  for (const [at, part] of (await page.locator('main > section').all()).entries()) {
    await part.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await take(`typeface-part-${at + 1}`)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('home-noscript', async ({ page, keep }) => {
    await page.goto('/')
    await page.waitForTimeout(1000)
    await keep('home-noscript')
  })
})

/** Three moments of a name's way to its page, of 280 ms. */
for (const ms of [24, 140, 279]) {
  test(`travels-${ms}`, async ({ page, keep }) => {
    await openWatched(page, '/')
    await holdTransitions(page)
    await page.locator('#fraunces').getByRole('link').first().click()
    await expect.poll(() => motionsOf(page)).not.toEqual([])
    await page.evaluate((moment) => {
      for (const motion of document.getAnimations()) motion.currentTime = moment
    }, ms)
    await keep(`travels-${ms}`)
  })
}

test.describe('to a person', () => {
  test.use({ userAgent: PERSON })

  test('500', async ({ page, take }) => {
    await openPage(page, '/')
    await breakThemeSwitch(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error')
    await take('500')
  })
})

test('no-fonts', async ({ page, take }) => {
  await page.route(/\.woff2?$|\/api\/fonts/, (route) => route.abort())
  await page.goto('/')
  await take('no-fonts')
})

test('loading', async ({ page, take }) => {
  await page.route(/\/api\/(fonts|font-files)/, () => {})
  await page.goto('/explore')
  await take('loading')
})
