import { expect, test } from '@playwright/test'
import { askAll, askShop } from '../../support/e2e/ask-shop'
import { crawlShop } from '../../support/e2e/crawl/crawl-shop'
import { watchPolicy } from '../../support/e2e/watch-policy'

const SHOP = process.env.FOUNT_TEST_URL ?? ''

const NOWHERE = [
  '/nowhere',
  '/typeface/nowhere',
  '/cart/nowhere',
  '/cart/nowhere?step=payment',
  '/order/nowhere',
  '/admin/login',
  '/admin/nowhere',
  '/api/nowhere',
  '/api/users',
  '/api/users/me',
  '/api/order?cart_key=nowhere',
  '/api/download/nowhere',
  '/api/font-files/file/nowhere.woff2',
  '/_next/static/nowhere.js',
  '/_next/image?url=/nowhere',
  '/missing/failure',
  '/healthz',
  '/readyz',
  '/%',
  '//',
]

const ALWAYS = { 'referrer-policy': /./, 'x-content-type-options': /^nosniff$/ }

/** Of whatever a window or a frame may open. */
const OF_PAGES = {
  'content-security-policy': /frame-ancestors 'self'/,
  'cross-origin-opener-policy': /^same-origin/,
  'permissions-policy': /camera=\(\)/,
  'x-frame-options': /^SAMEORIGIN$/,
}

/** Scripts, sheets and fonts. */
const PART_OF_PAGE = /^(text\/javascript|text\/css|font\/)/

test('every answer carries the safe headers, and no page allows a script that it does not know @commit', async () => {
  // The whole shop is asked for, its drawn cards and papers too.
  test.slow()
  const answers = [...(await crawlShop(SHOP)), ...(await askAll(SHOP, NOWHERE))]
  answers.push(await askShop(SHOP, '/api/users', { cookie: 'fount-token=x' }))
  const lacking = answers.flatMap(({ address, status, headers }) =>
    Object.entries({
      ...ALWAYS,
      ...(PART_OF_PAGE.test(String(headers['content-type'])) ? {} : OF_PAGES),
    })
      .filter(([name, pattern]) => !pattern.test(String(headers[name])))
      .map(([name]) => `${status} ${address}: ${name}`),
  )
  const lax = answers.filter(({ headers }) =>
    /script-src[^;]*'unsafe/.test(String(headers['content-security-policy'])),
  )

  expect(lacking).toEqual([])
  expect(lax.map(({ address }) => address)).toEqual([])
})

test('the policy keeps nothing from the shop’s own pages', async ({ page, context }) => {
  const violations = await watchPolicy(context)
  for (const path of ['/', '/explore', '/typeface/fraunces', '/shop', '/nowhere', '/explore_old']) {
    await page.goto(path)
    await page.waitForFunction(() => performance.getEntriesByType('resource').length > 3)
    await page.waitForLoadState('networkidle')
  }

  expect(violations).toEqual([])
})

test('a script that got into a page is not run @commit', async ({ page, context }) => {
  const violations = await watchPolicy(context)
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.head.append(script)
  })

  await expect.poll(() => violations.join()).toContain('script-src-elem inline')
  expect(await page.title()).not.toBe('taken over')
})
