import { expect, test, type Page } from '@playwright/test'
import { chooseStyles } from '../../support/e2e/buy-steps'
import { expectErrorPage } from '../../support/e2e/error-page'
import { openPage } from '../../support/e2e/open-page'
import { PERSON } from '../../support/e2e/readers'

test.use({ userAgent: PERSON })

test('code that a deployment took away loads the page afresh, with what was chosen on it @commit', async ({
  page,
}) => {
  const loads = await chooseAndDeploy(page)
  const bringBack = await takeCodeAway(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => loads.length).toBe(2)
  await bringBack()
  await page.reload()

  await expect(page.getByRole('checkbox', { name: 'Regular', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(/\/cart\//)
})

test('code that is still missing after that is an error', async ({ page }) => {
  await chooseAndDeploy(page)
  await page.evaluate(() => {
    sessionStorage.setItem(`fount.reloaded ${location.pathname}`, String(Date.now()))
  })
  await takeCodeAway(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()

  await expectErrorPage(page)
})

/** One style of Young Serif is chosen. Returns the loads of the page that follow, and its own. */
async function chooseAndDeploy(page: Page): Promise<string[]> {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await openPage(page, '/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  return loads
}

/** The files of the build are gone. Returns how to bring them back. */
async function takeCodeAway(page: Page): Promise<() => Promise<void>> {
  const files = '**/_next/static/**'
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }))
  return () => page.unroute(files)
}
