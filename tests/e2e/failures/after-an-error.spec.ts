import { expect, test, type Page, type Request } from '@playwright/test'
import { expectErrorPage, FAULT_SENTENCE } from '../../support/e2e/error-page'
import { hold } from '../../support/e2e/hold-pages'
import { nextFrames } from '../../support/e2e/next-frames'
import { PERSON } from '../../support/e2e/readers'
import { breakThemeSwitch, mendThemeSwitch } from '../../support/e2e/shops/break-theme-switch'

test.use({ userAgent: PERSON })

test('a page that failed is whole again for whoever comes back to it @commit', async ({ page }) => {
  await page.goto('/')
  await breakThemeSwitch(page)
  await expectErrorPage(page)
  await mendThemeSwitch(page)
  await link(page, 'Explore').click()
  await expect(heading(page, 'Explore')).toBeAttached()

  await link(page, 'Sorts').click()
  await expect(heading(page, 'Typefaces')).toBeAttached()
  await expect(page.getByText(FAULT_SENTENCE)).toHaveCount(0)
})

test('an error that is handled after its page was left is shown nowhere', async ({ page }) => {
  const judge = await hold(page, (url) => url.pathname === '/missing/failure')
  // The page waits four seconds for it, which a slow machine may need until then.
  const asksIt = (request: Request) => request.url().endsWith('/missing/failure')
  const handled = Promise.race([
    page.waitForEvent('requestfinished', asksIt),
    page.waitForEvent('requestfailed', asksIt),
  ])
  await page.goto('/')
  await breakThemeSwitch(page)
  await mendThemeSwitch(page)
  await link(page, 'Explore').click()
  await expect(heading(page, 'Explore')).toBeAttached()
  judge()
  await handled
  await nextFrames(page)

  await link(page, 'Sorts').click()
  await expect(heading(page, 'Typefaces')).toBeAttached()
  await expect(page.getByText(FAULT_SENTENCE)).toHaveCount(0)
})

test('the error page moves the focus to its heading @commit', async ({ page }) => {
  await page.goto('/')
  await breakThemeSwitch(page)

  await expect(heading(page, 'Internal Server Error')).toBeFocused()
})

test.describe('where React is not there', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.barHeights = []
      new MutationObserver(() => {
        const bar = document.querySelector('.loading-bar')
        if (bar) window.barHeights.push(bar.getBoundingClientRect().height)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
    await page.goto('/')
    await expectErrorPage(page)
  })

  test('the loading bar of an error is 3 px high, and goes', async ({ page }) => {
    expect(await page.evaluate(() => window.barHeights)).toContain(3)
    await expect(page.locator('.loading-bar')).toHaveCount(0)
  })

  test('the error page moves the focus too @commit', async ({ page }) => {
    await expect(heading(page, 'Internal Server Error')).toBeFocused()
  })
})

declare global {
  /** Of the loading bar, each time the page changed while it was there. */
  var barHeights: number[]
}

function link(page: Page, name: string) {
  return page.getByRole('link', { name, exact: true }).first()
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name })
}
