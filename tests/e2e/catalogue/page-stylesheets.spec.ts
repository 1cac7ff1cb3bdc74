import { expect, test } from '@playwright/test'
import * as buy from '../../support/e2e/buy-steps'
import { findMissingSheets } from '../../support/e2e/crawl/find-missing-sheets'
import { findBroken, PAGE_RULES } from '../../support/e2e/find-broken'
import { openPage } from '../../support/e2e/open-page'

const PATHS = [
  '/',
  '/explore',
  '/explore?view=wall',
  '/compare',
  '/explore_old',
  '/explore_old/geist',
  '/typeface/fraunces',
  '/typeface/recursive',
  '/typeface/young-serif',
  '/typeface/vazirmatn',
  '/explore/fraunces',
  '/explore/vazirmatn',
  '/typeface/fraunces/releases',
  '/news',
  '/essays',
  '/news/geist-with-an-italic',
  '/essays/two-storeys',
  '/typeface/geist',
  '/designer/stephen-nixon',
  '/designer/nan',
  '/in-use',
  '/in-use?typeface=fraunces',
  '/about',
  '/licences',
  '/eula/desktop',
  '/trial',
  '/my-licences',
  '/licence',
  '/write',
  '/shop',
  '/shop?typeface=fraunces',
  '/cart/none',
  '/nothing/here',
  '/typeface/none',
]

test('each page is given every stylesheet that sets something on it', async ({ page }) => {
  const missing: Record<string, string[]> = {}
  for (const path of PATHS) {
    await openPage(page, path)
    missing[path] = await findMissingSheets(page)
  }

  expect(missing).toEqual(Object.fromEntries(PATHS.map((path) => [path, []])))
})

test('so is each step of a purchase, and the order; none of them breaks a rule of axe', async ({
  page,
}) => {
  const missing: string[] = []
  const look = async () => {
    // One page's title goes before the next one's comes.
    await expect(page).toHaveTitle(/\S/)
    await expect(page.locator('html.nprogress-busy')).toHaveCount(0)
    missing.push(...(await findMissingSheets(page)), ...(await findBroken(page, PAGE_RULES)))
  }

  await openPage(page, '/shop?typeface=fraunces')
  await buy.chooseStyles(page, ['Light'])
  await buy.addToCart(page)
  await look()
  await buy.openDetails(page)
  await look()
  await buy.giveDetails(page)
  await buy.openPayment(page)
  await look()
  await buy.placeOrder(page, 'Accepted')
  await buy.expectThanks(page)
  await look()
  await page.goto(page.url().replace('?thanks', ''))
  await look()

  expect(missing).toEqual([])
})
