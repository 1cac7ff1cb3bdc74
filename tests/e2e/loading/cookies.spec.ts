import { expect, test, type BrowserContext } from '@playwright/test'
import {
  addToCart,
  chooseStyles,
  expectThanks,
  goToPayment,
  placeOrder,
} from '../../support/e2e/buy-steps'
import { storedCart } from '../../support/e2e/stored-cart'

test('session, token and cart are set on path / and are as strict as they can be @commit', async ({
  page,
  context,
}) => {
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await addToCart(page)
  const key = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')

  const cookies = await cookiesOf(context)
  expect(Object.keys(cookies).toSorted()).toEqual(['cart', 'csrftoken', 'sid'])
  expect(cookies.sid).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Strict' })
  expect(cookies.csrftoken).toMatchObject({ path: '/', httpOnly: false, sameSite: 'Lax' })
  expect(cookies.csrftoken?.value).toMatch(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/)
  expect(cookies.cart).toMatchObject({ path: '/', httpOnly: false, sameSite: 'Strict' })
  expect(await storedCart(context)).toEqual({ key, lines: 1 })
})

test('the cart’s cookie is emptied when its order is paid', async ({ page, context }) => {
  await page.goto('/shop?typeface=young-serif')
  await goToPayment(page, ['Regular'])
  expect(Object.keys(await cookiesOf(context))).toContain('cart')

  await placeOrder(page, 'Accepted')
  await expectThanks(page)
  expect(Object.keys(await cookiesOf(context))).not.toContain('cart')
})

test('the count in the header fills in after load, in a width it had before', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const cart = encodeURIComponent(JSON.stringify({ key: 'k', lines: 12 }))
  const url = test.info().project.use.baseURL ?? ''
  await context.addCookies([{ name: 'cart', value: cart, url }])
  const page = await context.newPage()
  const count = page.locator('.cart-count')

  await page.route('**/_next/**/*.js*', (route) => route.abort())
  await page.goto('/')
  await expect(count).toHaveText('')
  const { x = 0, width = 0 } = (await count.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(10)

  await page.unroute('**/_next/**/*.js*')
  await page.goto('/')
  await expect(count).toHaveText('12')
  expect(await count.boundingBox()).toMatchObject({ x, width })
  await context.close()
})

for (const path of ['/', '/explore', '/typeface/fraunces', '/shop', '/licences']) {
  test(`${path} sets no cookie: it is the same page for everybody @commit`, async ({ page }) => {
    const answer = await page.request.get(path)
    expect(answer.headersArray().filter(({ name }) => /^set-cookie$/i.test(name))).toEqual([])
  })
}

async function cookiesOf(context: BrowserContext) {
  const cookies = await context.cookies()
  return Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]))
}
