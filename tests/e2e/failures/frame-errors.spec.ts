import { expect, test, type Page } from '@playwright/test'
import { expectErrorPage } from '../../support/e2e/error-page'
import { nextFrames } from '../../support/e2e/next-frames'
import { BOTS, PERSON } from '../../support/e2e/readers'

// What stands round all pages fails: only the last of the boundaries is left.

test('an error in the frame of all pages shows the error page, bare and in the theme one chose @commit', async ({
  browser,
}) => {
  const page = await browser.newPage({ userAgent: PERSON })
  await page.addInitScript(() => localStorage.setItem('tone', 'negative'))
  await breakFrame(page)
  await page.goto('/')

  await expectErrorPage(page)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'inverted')
  await expect(page.locator('body')).toHaveCSS('margin', '0px')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(8, 8, 10)')
  await page.close()
})

test('from there one goes on: the links load their pages in full @commit', async ({ browser }) => {
  const page = await browser.newPage({ userAgent: PERSON })
  await breakFrame(page, '/explore')
  await page.goto('/explore')
  await expectErrorPage(page)

  await page.getByRole('link', { name: 'All typefaces' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('.cart-count')).toHaveText('0')
  await page.close()
})

for (const userAgent of BOTS) {
  test(`a bot keeps what the server rendered: ${userAgent.slice(-30)}`, async ({ browser }) => {
    const page = await browser.newPage({ userAgent })
    await breakFrame(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await nextFrames(page)

    await expect(page.getByRole('heading', { name: 'Typefaces' })).toBeAttached()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('Internal Server Error')).toHaveCount(0)
    await page.close()
  })
}

/** The part that follows the history stands beside the pages, outside of their boundary. */
async function breakFrame(page: Page, path = '/'): Promise<void> {
  await page.addInitScript((broken) => {
    if (location.pathname !== broken) return
    EventTarget.prototype.addEventListener = new Proxy(EventTarget.prototype.addEventListener, {
      apply(listen, self: EventTarget, words: [string]) {
        if (words[0] === 'navigate') throw new Error('The frame met this.')
        return Reflect.apply(listen, self, words) as void
      },
    })
  }, path)
}
