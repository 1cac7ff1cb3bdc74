import { expect, test, type Page } from '@playwright/test'
import { expectErrorPage } from '../../support/e2e/error-page'
import { BOTS, PERSON } from '../../support/e2e/readers'

test.use({ userAgent: PERSON })

const CHUNKS = '**/_next/static/chunks/*.js'

test('a chunk that fails reloads the page once, then shows the error page @commit', async ({
  page,
}) => {
  const loads = await countLoads(page)
  await page.route(CHUNKS, (route) => route.abort())
  await page.goto('/')

  await expectErrorPage(page)
  expect(loads).toEqual(['/', '/'])
})

test('a chunk that fails once is there after the reload @commit', async ({ page }) => {
  const loads = await countLoads(page)
  await failInFirstDocument(page)
  await page.goto('/')

  await expectCartCount(page)
  await expect(page.getByText('Internal Server Error')).toHaveCount(0)
  expect(loads).toEqual(['/', '/'])
})

test('what fails again on the same path within ten seconds shows the error page, and reloads nothing @commit', async ({
  page,
}) => {
  const loads = await countLoads(page)
  await failInFirstDocument(page)
  await page.goto('/')
  await expectCartCount(page)
  expect(loads).toEqual(['/', '/'])

  await page.route(CHUNKS, (route) => route.abort())
  await page.goto('/')
  await expectErrorPage(page)
  expect(loads).toEqual(['/', '/', '/'])
})

test('no stylesheet can fail: the styles come with the page @commit', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url())
  })
  await page.goto('/')

  await expectCartCount(page)
  expect(asked).toEqual([])
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
})

test('each path is reloaded for itself, and again when ten seconds have passed', async ({
  page,
}) => {
  const loads = await countLoads(page)
  await page.route(CHUNKS, (route) => route.abort())
  await page.goto('/')
  await expectErrorPage(page)
  await page.goto('/explore')
  await expectErrorPage(page)
  expect(loads).toEqual(['/', '/', '/explore', '/explore'])

  await letTenSecondsPass(page)
  await page.goto('/')
  await expectErrorPage(page)
  expect(loads).toEqual(['/', '/', '/explore', '/explore', '/', '/'])
})

test('with storage switched off nothing is reloaded: the error page is shown at once @commit', async ({
  page,
}) => {
  const loads = await countLoads(page)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Storage is off.', 'SecurityError')
      },
    })
  })
  await page.route(CHUNKS, (route) => route.abort())
  await page.goto('/')

  await expectErrorPage(page)
  expect(loads).toEqual(['/'])
})

test('a chunk that a page requests later loads that page in full, once @commit', async ({
  page,
}) => {
  const known = await chunksOf(page, '/')
  const loads = await countLoads(page)
  await page.route(CHUNKS, (route) =>
    known.some((chunk) => route.request().url().endsWith(chunk)) ? route.continue() : route.abort(),
  )
  await page.goto('/')
  await expectCartCount(page)
  await page.getByRole('link', { name: 'Explore' }).first().click()

  await expectErrorPage(page)
  await expect(page).toHaveURL(/\/explore$/)
  expect(loads).toEqual(['/', '/explore'])
})

test('without the network a page whose chunks fail still says what is wrong @commit', async ({
  page,
}) => {
  await page.route(CHUNKS, (route) => route.abort())
  await page.route('**/missing/failure', (route) => route.abort())
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error')
  await expect(page.getByRole('link')).toHaveText(['Try again →'])
})

for (const userAgent of BOTS) {
  test(`a bot keeps the page when every chunk fails: ${userAgent.slice(-30)} @commit`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ userAgent })
    const loads = await countLoads(page)
    await page.route(CHUNKS, (route) => route.abort())
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/missing/failure'))
    await page.goto('/')
    await asked

    await expect(page.getByRole('heading', { name: 'Typefaces' })).toBeAttached()
    await expect(page.getByText('Internal Server Error')).toHaveCount(0)
    expect(loads).toEqual(['/', '/'])
    await page.close()
  })
}

test('a page payload that fails to preload changes nothing; one that fails on the way loads the page in full @commit', async ({
  page,
}) => {
  const loads = await countLoads(page)
  const said: string[] = []
  page.on('console', (line) => line.type() === 'error' && said.push(line.text()))
  await page.route('**/*_rsc=*', (route) => route.abort())
  await page.goto('/')
  await expectCartCount(page)
  await expect(page.getByRole('heading', { name: 'Typefaces' })).toBeAttached()
  await page.getByRole('link', { name: 'Explore' }).first().click()

  await expect(page).toHaveURL(/\/explore$/)
  await expect(page.getByRole('link', { name: 'Explore' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByText('Internal Server Error')).toHaveCount(0)
  expect(loads).toEqual(['/', '/explore'])
  expect(said.join('\n')).toContain('Failed to fetch RSC payload')
})

/** The documents that begin, by their paths. Requests tell less: a browser may ask twice to say more of itself. */
async function countLoads(page: Page): Promise<string[]> {
  const loads: string[] = []
  await page.exposeFunction('countLoad', (path: string) => loads.push(path))
  await page.addInitScript(() => window.countLoad(location.pathname))
  return loads
}

declare global {
  function countLoad(path: string): void
}

async function chunksOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return [...new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g))]
}

async function expectCartCount(page: Page): Promise<void> {
  await expect(page.locator('.cart-count')).toHaveText('0')
}

/** By its request, not by the loads: a new document asks for its chunks before it can say that it began. */
async function failInFirstDocument(page: Page): Promise<void> {
  let documents = 0
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  await page.route(CHUNKS, (route) => (documents < 2 ? route.abort() : route.continue()))
}

/** For the shop, which writes down when it reloaded a path. */
async function letTenSecondsPass(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [key, at] of Object.entries(sessionStorage)) {
      if (key.startsWith('fount.reloaded '))
        sessionStorage.setItem(key, String(Number(at) - 10_000))
    }
  })
}
