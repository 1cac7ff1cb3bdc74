import { expect, test } from '@playwright/test'
import { chooseStyles } from '../../support/e2e/buy-steps'

test('a list of fonts that is refused for a moment is requested again, not before the time named @commit', async ({
  page,
}) => {
  const asked: number[] = []
  await page.route('**/api/fonts', (route) => {
    asked.push(Date.now())
    if (asked.length > 1) return route.continue()
    return route.fulfill({ status: 503, headers: { 'Retry-After': '2' }, body: '{}' })
  })
  await page.goto('/')

  await expect.poll(() => asked.length, { timeout: 15_000 }).toBe(2)
  expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(1990)
  await expect(page.locator('html')).not.toHaveClass(/no-fonts/)
})

test('a POST goes out as JSON with the token, once, and a long delay is shown in words', async ({
  page,
}) => {
  const sent: (string | null | undefined)[][] = []
  await page.route('**/api/order', async (route) => {
    const headers = await route.request().allHeaders()
    const token = /csrftoken=([^;]+)/.exec(headers.cookie ?? '')?.[1]
    const isToken = headers['x-csrftoken'] === token && token !== undefined
    sent.push([route.request().method(), headers['content-type'], String(isToken)])
    const error = { code: 'too_many_requests', message: 'That was too often.' }
    await route.fulfill({
      status: 429,
      headers: { 'Retry-After': '90' },
      contentType: 'application/json',
      body: JSON.stringify({ error }),
    })
  })
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await page.getByRole('button', { name: 'Add to cart' }).click()

  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'That was too often. The next try can be in 2 minutes.',
  )
  expect(sent).toEqual([['POST', 'application/json', 'true']])
})

test('a page from an older secret renews its token by itself', async ({
  page,
  context,
  baseURL,
}) => {
  const old = { name: 'csrftoken', value: 'old.token', url: baseURL ?? '' }
  await context.addCookies([old])
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL(/\/cart\/[^/?]+$/)
})
