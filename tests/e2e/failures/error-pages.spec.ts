import { expect, test, type Page } from '@playwright/test'
import { addToCart, chooseStyles } from '../../support/e2e/buy-steps'
import { expectErrorPage, FAULT_SENTENCE } from '../../support/e2e/error-page'
import { nextFrames } from '../../support/e2e/next-frames'
import { BOTS, PERSON } from '../../support/e2e/readers'
import { breakThemeSwitch } from '../../support/e2e/shops/break-theme-switch'

test.use({ userAgent: PERSON })

test('an error in an event handler shows the error page and colours the loading bar @commit', async ({
  page,
}) => {
  await page.goto('/')
  await recordBarColours(page)
  await breakThemeSwitch(page)

  await expectErrorPage(page)
  expect(await page.evaluate(() => window.barColours)).toContain('rgb(255, 95, 235)')
})

test('an error in an effect shows the error page @commit', async ({ page }) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('An effect of ours met this.')
      }
    } as unknown as typeof ResizeObserver
  })
  await page.goto('/shop?typeface=young-serif')

  await expectErrorPage(page)
})

test('the error page keeps its title where that of the failed page comes after it', async ({
  page,
}) => {
  await page.goto('/')
  const own = await page.title()
  await breakThemeSwitch(page)
  await expectErrorPage(page)
  // As React does where it hydrates the head last.
  await page.evaluate((late) => {
    const [words] = document.querySelector('title')?.childNodes ?? []
    if (words) words.nodeValue = late
  }, own)
  await nextFrames(page)

  await expectErrorPage(page)
  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveTitle(/^Explore/)
})

test('an error in a component shows the error page', async ({ page }) => {
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await addToCart(page)
  await answerWronglyShaped(page)
  await page.reload()

  await expectErrorPage(page)
})

test('a rejection of our own shows the error page @commit', async ({ page }) => {
  await page.addInitScript(() => {
    FontFaceSet.prototype[Symbol.iterator] = () => {
      throw new Error('A promise of ours met this.')
    }
  })
  await page.goto('/')

  await expectErrorPage(page)
})

test('an error in what every page has shows the error page too @commit', async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      constructor() {
        throw new Error('The bar met this.')
      }
    } as unknown as typeof IntersectionObserver
  })
  await page.goto('/')

  await expectErrorPage(page)
})

test('from the error page one goes on: again, home, or anywhere by the header', async ({
  page,
}) => {
  await page.goto('/')
  await breakThemeSwitch(page)
  await expectErrorPage(page)

  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveURL(/\/explore$/)
  await expect(page.getByText(FAULT_SENTENCE)).toHaveCount(0)
  await breakThemeSwitch(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Negative' })).toBeVisible()
  await expect(page.getByText(FAULT_SENTENCE)).toHaveCount(0)
  await expect(page).toHaveURL(/\/explore$/)
})

test('errors of others, and what was given up on purpose, leave the page as it is', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(async () => {
    setTimeout(() => {
      throw new Error('An extension met this.')
    })
    void Promise.reject(new Error('So did its promise.'))
    const giveUp = new AbortController()
    void fetch('/api/fonts', { signal: giveUp.signal })
    giveUp.abort()
    window.dispatchEvent(
      new ErrorEvent('error', {
        message: 'ResizeObserver loop completed with undelivered notifications.',
        filename: location.href,
      }),
    )
    await new Promise((later) => setTimeout(later, 1000))
  })

  await expect(page.getByRole('heading', { name: 'Typefaces' })).toBeAttached()
  await expect(page.getByText(FAULT_SENTENCE)).toHaveCount(0)
})

for (const userAgent of BOTS) {
  test(`a bot keeps the page through every error: ${userAgent.slice(-30)}`, async ({ browser }) => {
    const page = await browser.newPage({ userAgent })
    await page.goto('/')
    const rows = await page.getByRole('article').count()
    const asked = page.waitForResponse('**/missing/failure')
    await breakThemeSwitch(page)
    await (await asked).finished()
    await nextFrames(page)

    await expect(page.getByRole('article')).toHaveCount(rows)
    await expect(page.getByText('Internal Server Error')).toHaveCount(0)
    await page.close()
  })
}

for (const userAgent of BOTS) {
  test(`a bot keeps what the server rendered when the page itself fails: ${userAgent.slice(-30)}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ userAgent })
    await page.addInitScript(() => {
      window.failed = 0
      window.ResizeObserver = class {
        constructor() {
          window.failed += 1
          throw new Error('An effect of ours met this.')
        }
      } as unknown as typeof ResizeObserver
    })
    const asked = page.waitForResponse('**/missing/failure')
    await page.goto('/shop?typeface=young-serif')
    await (await asked).finished()
    await nextFrames(page)

    await expect(page.getByRole('navigation', { name: 'Steps' })).toBeAttached()
    await expect(page.getByText('Internal Server Error')).toHaveCount(0)
    expect(await page.evaluate(() => window.failed)).toBeLessThan(20)
    await page.close()
  })
}

declare global {
  var barColours: string[]
  /** How often an effect was made to fail. */
  var failed: number
}

async function answerWronglyShaped(page: Page): Promise<void> {
  await page.route('**/api/order?cart_key=*', (route) =>
    route.fulfill({ json: { cart_key: 'x', revision: 1000, lines: [{ id: 1 }] } }),
  )
}

async function recordBarColours(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.barColours = []
    const look = () => {
      const bar = document.querySelector('.loading-bar')
      if (bar) window.barColours.push(getComputedStyle(bar).backgroundColor)
      requestAnimationFrame(look)
    }
    look()
  })
}
