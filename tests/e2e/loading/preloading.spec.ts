import { expect, test, type Page } from '@playwright/test'
import { holdPreloads } from '../../support/e2e/hold-preloads'
import { nextFrames } from '../../support/e2e/next-frames'

const MANIFEST = '**/builds/meta/*.json'

/** What the browser says of its connection. */
async function connect(page: Page, connection: { effectiveType?: string; saveData?: boolean }) {
  await page.addInitScript((said) => {
    Object.defineProperty(navigator, 'connection', { value: said })
  }, connection)
}

/** Paths of the links that stand in the window. */
function linksInSight(page: Page): Promise<string[]> {
  return page.locator('a[href^="/"]').evaluateAll((links) =>
    links
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return bottom >= 0 && top <= innerHeight
      })
      .map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  )
}

/** The page stands with its clock, its scripts run. */
async function openStill(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const started = page.waitForRequest('**/api/fonts')
  await page.goto(path)
  await started
  return asked
}

const manifests = (asked: string[]) => asked.filter((path) => path.startsWith('/builds/meta/'))

test('the manifest is fetched one second after the start @commit', async ({ page }) => {
  const asked = await openStill(page, '/about')
  await page.clock.runFor(999)
  expect(manifests(asked)).toEqual([])

  const answered = page.waitForResponse(MANIFEST)
  await page.clock.runFor(1)
  expect((await answered).status()).toBe(200)
  expect(manifests(asked)).toHaveLength(1)
})

test('on slow-2g there is no manifest and no preload', async ({ page }) => {
  await connect(page, { effectiveType: 'slow-2g' })
  const held = await holdPreloads(page)
  const asked = await openStill(page, '/')
  await page.clock.runFor(60_000)
  await page.waitForLoadState('networkidle')

  expect([manifests(asked), held.asked()]).toEqual([[], []])
})

test('on 2g there is one @commit', async ({ page }) => {
  await connect(page, { effectiveType: '2g' })
  await openStill(page, '/about')
  const answered = page.waitForResponse(MANIFEST)
  await page.clock.runFor(1000)

  expect((await answered).ok()).toBe(true)
})

test('no more than four preloads are on the wire at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 4000 })
  const held = await holdPreloads(page)
  await page.goto('/explore')
  await expect.poll(held.underWay).toBe(4)
  await page.getByRole('link', { name: 'Fraunces' }).first().hover()
  await page.getByRole('link', { name: 'Bungee' }).first().hover()

  await expect.poll(held.releaseOne, { intervals: [150] }).toBe(0)
  expect(held.mostAtOnce()).toBe(4)
  expect(held.asked().length).toBeGreaterThan(8)
})

test('no link out of sight is preloaded', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const held = await holdPreloads(page)
  await held.releaseAll()
  const answered = page.waitForResponse(MANIFEST)
  await page.goto('/explore')
  await answered
  await expect.poll(() => held.asked().length).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')

  const inSight = await linksInSight(page)
  expect(held.asked().filter((path) => !inSight.includes(path))).toEqual([])
})

test('a link that was passed by before its turn is not preloaded', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const held = await holdPreloads(page)
  await page.goto('/explore')
  await expect.poll(held.underWay).toBe(4)
  const first = held.asked()
  const steps = ['Recursive', 'Syne', 'Young Serif', 'Fraunces']
  for (const name of steps) {
    await page.getByRole('link', { name }).first().scrollIntoViewIfNeeded()
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await nextFrames(page)
  const inSight = await linksInSight(page)
  await held.releaseAll()
  await page.waitForLoadState('networkidle')

  const expected = new Set([...first, ...inSight])
  expect(held.asked().filter((path) => !expected.has(path))).toEqual([])
})

test('with Save-Data nothing is preloaded', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const held = await holdPreloads(page)
  const answered = page.waitForResponse(MANIFEST)
  await page.goto('/')
  await (await answered).finished()
  await nextFrames(page)

  expect(await page.evaluate(() => Reflect.get(navigator, 'connection').saveData)).toBe(true)
  expect(held.asked()).toEqual([])
})

test('only pages that are cached for everybody are preloaded, and never the one that is open', async ({
  page,
}) => {
  const held = await holdPreloads(page)
  await held.releaseAll()
  await page.goto('/shop')
  await expect.poll(() => held.asked().length).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')

  expect(held.asked().filter((path) => /^\/(shop|cart|order)\b/.test(path))).toEqual([])
})

test('a manifest that fails is reported in the console, and nowhere else', async ({ page }) => {
  const told: string[] = []
  const faults: Error[] = []
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()))
  page.on('pageerror', (error) => void faults.push(error))
  await page.route(MANIFEST, (route) => route.fulfill({ status: 404, body: 'Gone' }))
  await page.goto('/about')
  await expect.poll(() => told.join('\n')).toContain('The build manifest could not be loaded')

  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page).toHaveURL(/\/explore$/)
  expect(faults).toEqual([])
})
