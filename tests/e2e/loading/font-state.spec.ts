import { expect, test, type Page } from '@playwright/test'
import { noteRegistered } from '../../support/e2e/note-registered'
import { aThousandTypefaces } from '../../support/e2e/shops/a-thousand-typefaces'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const MISSING = 'Fraunces Bold Italic did not arrive'

test('the list of fonts is fetched once a start, not once a navigation @commit', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => (asked += request.url().endsWith('/api/fonts') ? 1 : 0))
  await page.goto('/')
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page).toHaveURL(/\/explore$/)
  await page.goBack()
  await page.getByRole('link', { name: /^Geist .*\d+ styles/ }).click()
  await expect(page).toHaveURL(/\/typeface\/geist$/)
  expect(asked).toBe(1)

  await page.reload()
  await expect.poll(() => asked).toBe(2)
})

test('menu previews are there at once, the others a tenth of a second later @commit', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T07:00:00Z') })
  await page.clock.pauseAt(new Date('2026-11-21T08:00:00Z'))
  // The fonts of the names in one body would be registered once more, whenever they come.
  await page.route(/\/api\/(font-files\/file|fonts\/names)\//, () => {})
  const registered = await noteRegistered(page)
  await page.goto('/')
  await expect.poll(async () => (await registered()).length).toBeGreaterThan(10)
  const menus = await registered()
  expect(menus.filter(({ name }) => !name.endsWith(' Menu Preview'))).toEqual([])

  await page.clock.runFor(99)
  expect(await registered()).toEqual(menus)

  await page.clock.runFor(1)
  const others = (await registered()).slice(menus.length)
  expect(others.length).toBeGreaterThan(50)
  expect(others.filter(({ name }) => name.endsWith(' Menu Preview'))).toEqual([])
  const waits = others.map(({ at }) => at - (menus[0]?.at ?? 0))
  expect([...new Set(waits)]).toEqual([100])
})

test('Chrome has each family’s files from the end, Firefox from the beginning', async ({
  browser,
}) => {
  const inChrome = await namesIn(await browser.newPage())
  const inFirefox = await namesIn(await browser.newPage({ userAgent: FIREFOX }))

  const cuts = ['Thin', 'ExtraLight', 'Light', 'Regular', 'Medium', 'SemiBold', 'Bold']
  const heavy = ['ExtraBold', 'Black']
  const slanted = [...cuts, ...heavy].map((cut) => `${cut} Italic`.replace('Regular ', ''))
  const rising = [...cuts, ...heavy, ...slanted, 'Variable', 'Variable Italic']
  expect(inFirefox).toEqual(rising)
  expect(inChrome).toEqual(rising.toReversed())
})

test('of a thousand typefaces more every face is registered, and none is fetched unseen', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.route('**/api/fonts', async (route) => {
    const own: unknown[] = await (await route.fetch()).json()
    await route.fulfill({ json: [...aThousandTypefaces(), ...own] })
  })
  await page.goto('/explore/fraunces')
  await page.getByRole('combobox', { name: 'Style' }).selectOption('Bold Italic')

  const state = () => stateOf(page, 'Fraunces Bold Italic Preview')
  await expect.poll(state, { timeout: 30_000 }).toBe('loaded')
  const count = () => page.evaluate(() => document.fonts.size)
  await expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(13_000)
  expect(fetched.filter((url) => url.includes('/Family'))).toEqual([])
})

for (const path of ['/', '/explore', '/typeface/fraunces', '/explore/fraunces']) {
  test(`without the list of fonts ${path} reads in fallback faces`, async ({ page }) => {
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    await page.route('**/api/fonts', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto(path)

    await expect(page.locator('html')).toHaveClass(/no-fonts/)
    expect(told.filter((text) => text.includes('list of fonts'))).toEqual([
      expect.stringContaining('500'),
    ])
    await expect(page.getByText('could not be loaded')).toHaveCount(0)
    await expect.poll(() => findHiddenInSight(page)).toEqual([])
    await expect(page.getByRole('main')).toContainText('Fraunces')
  })
}

test('without the list of fonts styles are chosen and put in the cart', async ({ page }) => {
  await page.route('**/api/fonts', (route) => route.abort())
  await page.goto('/shop?typeface=young-serif')
  await page.getByRole('checkbox', { name: 'Regular', exact: true }).check()
  await page.getByRole('radio', { name: 'Desktop, 2–5 users' }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Regular. Desktop, 2–5 users.')).toBeVisible()
})

test('a face of the tester that does not arrive is reported, and fetched again', async ({
  page,
}) => {
  const file = await addressOf(page, 'Fraunces Bold Italic Preview')
  await page.route(`**${file}`, (route) => route.abort())
  await page.goto('/explore/fraunces')
  await page.getByRole('combobox', { name: 'Style' }).selectOption('Bold Italic')
  await expect(page.getByRole('status').filter({ hasText: MISSING })).toBeVisible()

  await page.unroute(`**${file}`)
  await page.getByRole('button', { name: 'Fetch it again' }).click()
  await expect(page.getByText(MISSING)).toHaveCount(0)
  expect(await stateOf(page, 'Fraunces Bold Italic Preview')).toBe('loaded')
})

test('where the fonts of a name do not come in one body, each comes by itself @commit', async ({
  page,
}) => {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  await page.route('**/api/fonts/names/*', (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.goto('/')

  const name = page.locator('#unbounded .line')
  await expect(name).toHaveClass(/is-split/, { timeout: 20_000 })
  expect(told).toContainEqual(expect.stringContaining('fonts of a name could not be loaded'))
})

test('a name whose menu preview does not arrive is set in the interface face', async ({ page }) => {
  await page.route(/\/api\/(font-files\/file|fonts\/names)\//, (route) => route.abort())
  // As the rows of a long home: their previews are not in the page.
  await page.route('**/', async (route) => {
    const html = await (await route.fetch()).text()
    const bare = html.replaceAll(/@font-face\{font-family:"[^"]+Menu Preview"[^}]*\}/g, '')
    const body = bare.replaceAll('class="line"', 'class="line is-unset"')
    await route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto('/')
  const name = page.locator('.line.is-unset').first()
  await expect(name.locator('span')).toBeVisible({ timeout: 20_000 })
  await expect(name).toHaveClass(/is-late/)
})

async function namesIn(page: Page): Promise<string[]> {
  const registered = await noteRegistered(page)
  await page.goto('/licence')
  const ours = async () =>
    (await registered())
      .map(({ name }) => name)
      .filter((name) => /^Fraunces .* Preview$/.test(name) && !name.endsWith('Menu Preview'))
      .map((name) => name.slice('Fraunces '.length, -' Preview'.length))
  await expect.poll(async () => (await ours()).length).toBe(20)
  const names = await ours()
  await page.close()
  return names
}

/** Texts that should be seen and are not: they still wait for their face. */
function findHiddenInSight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.is-unset, .is-unset > span')]
      .filter((text) => getComputedStyle(text).visibility === 'hidden')
      .filter((text) => text.getBoundingClientRect().top < innerHeight)
      .map((text) => text.textContent),
  )
}

async function addressOf(page: Page, face: string): Promise<string> {
  const families: { files: { name: string; file: string }[] }[] = await (
    await page.request.get('/api/fonts')
  ).json()
  const file = families.flatMap(({ files }) => files).find(({ name }) => name === face)
  expect(file).toBeDefined()
  return file?.file ?? ''
}

function stateOf(page: Page, face: string): Promise<string | undefined> {
  return page.evaluate(
    (name) => [...document.fonts].find(({ family }) => family.replaceAll('"', '') === name)?.status,
    face,
  )
}
