import { expect, test } from '@playwright/test'
import { addToCart, chooseStyles } from '../../support/e2e/buy-steps'
import { BOTS, PERSON } from '../../support/e2e/readers'
import { openOwnShop, type OwnShop } from '../../support/e2e/shops/own-shop'

test.use({ userAgent: PERSON })

let shop: OwnShop
test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop?.close())

test('a cart that the server cannot draw answers 500, and its words come with the script @commit', async ({
  page,
}) => {
  const { address, loseTable, findTable } = shop
  await page.goto(`${address}/shop?typeface=young-serif`)
  await chooseStyles(page, ['Regular'])
  await addToCart(page)
  await loseTable('typefaces')
  const answer = await page.reload()

  expect(answer?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error')
  await expect(page.getByText(/^Reference \d+$/)).toBeVisible()
  await findTable('typefaces')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('Regular. Desktop, 2–5 users.')).toBeVisible()
})

test('a path that the server cannot look up answers 500 with words, without script too @commit', async ({
  browser,
}) => {
  const { address, loseTable, findTable } = shop
  const page = await browser.newPage({ userAgent: PERSON, javaScriptEnabled: false })
  await loseTable('orders')
  const answer = await page.goto(`${address}/order/any`)

  expect(answer?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error')
  await expect(page).toHaveTitle('Internal Server Error: Sorts')
  await expect(page.getByText(/^Reference [0-9A-Z]{6}$/)).toBeVisible()
  await findTable('orders')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('Page Not Found: /order/any')).toBeVisible()
  await page.close()
})

test('a bot gets the status of an error and no error page @commit', async () => {
  const { address, loseTable, findTable } = shop
  await loseTable('orders')
  const answer = await fetch(`${address}/order/any`, { headers: { 'User-Agent': `${BOTS[0]}` } })
  const said = { status: answer.status, body: await answer.text() }
  await findTable('orders')

  expect(said).toEqual({ status: 500, body: '' })
})

test('what is in the page cache is served while the database is lost @commit', async ({ page }) => {
  const { address, loseTable, findTable } = shop
  const read = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await page.request.get(address + path)).status()))
  const paths = ['/', '/explore', '/typeface/fraunces', '/about', '/shop']
  await read(paths)
  await loseTable('typefaces')
  const answers = await read(paths)
  await findTable('typefaces')

  expect(answers).toEqual([200, 200, 200, 200, 200])
})
