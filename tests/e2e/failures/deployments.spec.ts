import { expect, test, type Page } from '@playwright/test'
import { addToCart, chooseStyles } from '../../support/e2e/buy-steps'
import { openPage } from '../../support/e2e/open-page'
import { openOwnShop } from '../../support/e2e/shops/own-shop'

const HOUR = 3_600_000
const LATEST = /\/builds\/latest\.json\?/

/** A page whose hours a test turns on. */
async function openAt(page: Page, path: string) {
  await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') })
  const started = page.waitForResponse('**/api/fonts')
  await page.goto(path)
  await started
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }))
  return { isFirstLoad: () => page.evaluate(() => 'isFirstLoad' in window) }
}

/** The server runs another build from now on. */
async function deploy(page: Page): Promise<void> {
  await page.route(LATEST, (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }))
}

async function letAnHourPass(page: Page): Promise<void> {
  const answered = page.waitForResponse(LATEST)
  await page.clock.runFor(HOUR)
  await (await answered).finished()
  await hearTheShop(page)
}

/** Asks the shop for something small: by its answer the page has sent what it would, and read what it was told. */
async function hearTheShop(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
}

test('the latest build is named with its time, and never cached @commit', async ({ request }) => {
  const answer = await request.get('/builds/latest.json?1')

  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(await answer.json()).toEqual({
    id: expect.stringMatching(/^[0-9b-g]{16}$/),
    timestamp: expect.any(Number),
  })
})

test('the manifest of the build describes its routes, and is sent once @commit', async ({
  request,
}) => {
  const { id } = await (await request.get('/builds/latest.json')).json()
  const first = await request.get(`/builds/meta/${id}.json`)
  const { etag = '' } = first.headers()
  const manifest = await first.json()

  expect(manifest).toMatchObject({
    id,
    routes: {
      '/typeface/{slug}': { prerender: true },
      '/explore_old/{slug?}': { prerender: true },
      '/cart/{cart_key}': { prerender: false },
      '/order/{order_key}': { prerender: false },
    },
    redirects: expect.any(Array),
    prerendered: expect.arrayContaining(['/', '/explore', '/typeface/fraunces']),
  })
  const again = await request.get(`/builds/meta/${id}.json`, { headers: { 'if-none-match': etag } })
  expect([again.status(), (await again.body()).length]).toEqual([304, 0])
})

test('what the manifest calls prerendered comes from the page cache @commit', async ({
  request,
}) => {
  const { id } = await (await request.get('/builds/latest.json')).json()
  const { prerendered } = await (await request.get(`/builds/meta/${id}.json`)).json()
  const paths = ['/about', '/explore/geist', '/explore_old/geist', '/typeface/geist', '/nothing']
  await Promise.all(paths.map((path) => request.get(path)))
  const answers = await Promise.all(paths.map((path) => request.get(path)))

  const fromCache = answers.map((answer) => answer.headers()['x-nextjs-cache'] === 'HIT')
  expect(fromCache).toEqual(paths.map((path) => prerendered.includes(path)))
  expect(fromCache).toEqual([true, true, true, true, false])
})

test('the id of another build answers 404 with words @commit', async ({ request }) => {
  const answer = await request.get('/builds/meta/another.json')

  expect(answer.status()).toBe(404)
  expect(await answer.json()).toEqual({
    error: { code: 'build_unknown', message: expect.stringContaining('"another.json"') },
  })
})

test('several servers of one build answer the same id', async ({ request }) => {
  await using replica = await openOwnShop()
  const here = await (await request.get('/builds/latest.json')).json()
  const there = async (path: string) => (await request.get(replica.address + path)).json()

  expect(await there('/builds/latest.json')).toEqual(here)
  expect(await there(`/builds/meta/${here.id}.json`)).toMatchObject({ id: here.id })
})

test('the latest build is requested every hour, with the time @commit', async ({ page }) => {
  const polls: string[] = []
  page.on('request', (request) => LATEST.test(request.url()) && polls.push(request.url()))
  await page.clock.install({ time: new Date('2026-11-21T07:00:00Z') })
  await page.clock.pauseAt(new Date('2026-11-21T08:00:00Z'))
  await openPage(page, '/explore')
  await page.clock.runFor(HOUR - 1)
  await hearTheShop(page)
  expect(polls).toEqual([])

  await page.clock.runFor(1)
  await expect.poll(() => polls.length).toBe(1)
  await letAnHourPass(page)
  const times = ['2026-11-21T09:00:00Z', '2026-11-21T10:00:00Z']
  expect(polls.map((address) => new URL(address).search)).toEqual(
    times.map((time) => `?${Date.parse(time)}`),
  )
})

test('nothing is loaded afresh while the build is the same', async ({ page }) => {
  const { isFirstLoad } = await openAt(page, '/about')
  await letAnHourPass(page)
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()

  await expect(page).toHaveURL(/\/explore$/)
  expect(await isFirstLoad()).toBe(true)
})

test('a new deployment reloads at the next navigation, and not before @commit', async ({
  page,
}) => {
  const { isFirstLoad } = await openAt(page, '/about')
  await deploy(page)
  await letAnHourPass(page)
  await page.clock.runFor(10_000)
  expect([await isFirstLoad(), new URL(page.url()).pathname]).toEqual([true, '/about'])

  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page).toHaveURL(/\/explore$/)
  expect(await isFirstLoad()).toBe(false)
})

test('a new deployment is noticed though it took the files of the old one away', async ({
  page,
}) => {
  const { isFirstLoad } = await openAt(page, '/about')
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404 }))
  await deploy(page)
  await letAnHourPass(page)

  await page.unroute('**/_next/static/**')
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page).toHaveURL(/\/explore$/)
  expect(await isFirstLoad()).toBe(false)
})

test('the way back is a navigation too', async ({ page }) => {
  const { isFirstLoad } = await openAt(page, '/about')
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page).toHaveURL(/\/explore$/)
  await deploy(page)
  await letAnHourPass(page)
  await page.goBack()

  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await expect.poll(isFirstLoad).toBe(false)
})

test('the cart and what was typed into the tester survive a new deployment', async ({ page }) => {
  await page.goto('/shop?typeface=fraunces')
  await chooseStyles(page, ['Light'])
  await addToCart(page)
  await openAt(page, '/explore/fraunces')
  await deploy(page)
  await letAnHourPass(page)
  const sheet = page.getByRole('textbox', { name: 'Sheet set in Fraunces, type here' })
  await sheet.fill('Quince')
  await sheet.pressSequentially(' & medlar')

  await page.getByRole('link', { name: 'Typefaces', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible()
  await page.waitForFunction(() => !('isFirstLoad' in window))
  await page.goBack()
  await expect(sheet).toHaveValue('Quince & medlar')
})
