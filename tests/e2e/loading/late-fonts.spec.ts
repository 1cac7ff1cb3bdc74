import { expect, test, type Page } from '@playwright/test'
import { buyByCalls } from '../../support/e2e/buy-by-calls'
import { hold } from '../../support/e2e/hold-pages'
import { readShift, watchShifts } from '../../support/e2e/ink/layout-shifts'
import { nextFrames } from '../../support/e2e/next-frames'
import { expectHydrated, openPage } from '../../support/e2e/open-page'
import { PERSON } from '../../support/e2e/readers'

/** A letter may settle by a pixel; a line or a row may not. */
const LETTERS = 0.001

test.use({ userAgent: PERSON })

for (const path of ['/typeface/fraunces', '/typeface/fraunces#glyphs', '/not-there-at-all']) {
  test(`nothing jumps at ${path} when the typefaces come late${path === '/typeface/fraunces' ? ' @commit' : ''}`, async ({
    page,
  }) => {
    expect(await shiftOf(page, path)).toBeLessThan(LETTERS)
  })
}

for (const [what, query] of [
  ['the total of an order', ''],
  ['thanks', '?thanks'],
]) {
  test(`${what} has its room before its typeface is there`, async ({ page }) => {
    const order = await buyByCalls(process.env.FOUNT_TEST_URL ?? '', 'late@example.org')
    expect(await shiftOf(page, `/order/${order.order_key}${query}`)).toBeLessThan(LETTERS)
    await expect(page.locator('.measured-text')).toBeVisible()
  })
}

test('a total of nothing stays where it is when the interface’s own font comes late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  expect(await shiftOf(page, '/shop?typeface=fraunces', isInterface)).toBeLessThan(LETTERS / 2)
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('0.00')
})

test('a total of nothing is fitted once its own figures are there, and not before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const letGo = await hold(page, isTypeface)
  await page.goto('/shop?typeface=fraunces')
  await expectHydrated(page)
  const total = page.getByRole('status', { name: 'Total' })
  await expect(total).toHaveText('0.00')
  await nextFrames(page)
  expect(await total.evaluate((element) => element.style.fontSize)).toBe('')

  letGo()
  await expect(total).toHaveAttribute('style', /font-size/)
})

test('the lead of a typeface is set in itself although no file has come @commit', async ({
  page,
}) => {
  await hold(page, isTypeface)
  await page.goto('/typeface/fraunces')
  const lead = page.locator('.lead p')
  await expect(lead).toHaveCSS('font-family', /Preview Sample/)
  expect(
    await page.evaluate(() => document.fonts.check('20px "Fraunces Regular Preview Sample"', 'An')),
  ).toBe(true)
})

test('the lead is there as its page enters, and does not come after the name', async ({ page }) => {
  await openPage(page, '/')
  await announceEntering(page)
  await page.evaluate(() =>
    addEventListener('test:entering', () => {
      const lead = document.querySelector('.lead p')
      window.leadAsItEnters = lead ? getComputedStyle(lead).visibility : 'absent'
    }),
  )
  await page.locator('a[href="/typeface/fraunces"]').first().press('Enter')

  await expect(page).toHaveURL(/\/typeface\/fraunces$/)
  await expect.poll(() => page.evaluate(() => window.leadAsItEnters)).toBe('visible')
})

test('Explore enters with its case full and its rows set', async ({ page }) => {
  await openPage(page, '/')
  await announceEntering(page)
  await page.evaluate(() => {
    addEventListener('test:entering', () => {
      const empty = document.querySelectorAll(':is(.case, .catalogue) .is-unset')
      window.emptyAsItEnters = [...empty].filter(isInWindow).length
    })

    function isInWindow(element: Element): boolean {
      const { top, left } = element.getBoundingClientRect()
      return top < innerHeight && left < innerWidth
    }
  })
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.emptyAsItEnters)).toBe(0)
})

declare global {
  var leadAsItEnters: string | undefined
  var emptyAsItEnters: number | undefined
}

/** An event of the window at the moment when a page has entered and its motion begins. */
async function announceEntering(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { startViewTransition } = document
    document.startViewTransition = function (this: Document, change) {
      const transition = startViewTransition.call(this, change)
      void transition.ready.then(() => dispatchEvent(new Event('test:entering')))
      return transition
    }
  })
}

/** Everything that moved by itself while the fonts were held back, and when they came. */
async function shiftOf(page: Page, path: string, isLate = isTypeface): Promise<number> {
  await watchShifts(page)
  const letGo = await hold(page, isLate)
  await page.goto(path, { waitUntil: 'commit' })
  await expectHydrated(page)
  await nextFrames(page)
  letGo()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await nextFrames(page)
  return readShift(page)
}

function isTypeface({ pathname }: URL): boolean {
  return pathname.startsWith('/api/font-files/')
}

function isInterface({ pathname }: URL): boolean {
  return pathname.startsWith('/_next/static/media/')
}
