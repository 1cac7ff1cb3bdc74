import { expect, test, type Page } from '@playwright/test'
import { holdScript } from '../../support/e2e/hold-pages'
import { openPage } from '../../support/e2e/open-page'

/** A letter may settle by a pixel when its font comes; a row or the footer may not. */
const LETTERS = 0.001

test('an address that finds nothing moves nothing when the script comes @commit', async ({
  page,
}) => {
  const shift = await shiftOf(page, '/explore?find=nobody', 'No family matches.')
  expect(shift).toBeLessThan(LETTERS)
})

test('an address that asks for a filter moves nothing either', async ({ page }) => {
  const shift = await shiftOf(page, '/explore?facts=script:greek', 'Clear filters')
  expect(shift).toBeLessThan(LETTERS)
})

test('nor does one that asks for a text and a size', async ({ page }) => {
  const shift = await shiftOf(page, '/explore?text=Quay&size=30', 'Quay')
  expect(shift).toBeLessThan(LETTERS)
})

test('between any two rows there is a hairline', async ({ page }) => {
  await page.goto('/explore', { waitUntil: 'networkidle' })
  const rows = page.locator('.ex')
  const lines = await Promise.all((await rows.all()).map((row) => row.boundingBox()))
  const broken = lines.filter((box) => !box || (box.y + box.height) % 1)
  expect(broken).toEqual([])

  const drawn: string[] = []
  // Below the last one the foot of the page begins.
  for (const row of (await rows.all()).slice(0, -1)) drawn.push(await lineBelow(page, row))
  expect([...new Set(drawn)]).toHaveLength(1)
  expect(drawn[0]).not.toEqual(await paper(page))
})

test('a row that is awake names its makers in full, and its scripts @commit', async ({ page }) => {
  await openPage(page, '/explore')
  const row = page.locator('.ex-row', { hasText: 'Unbounded' })
  await row.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    scrollTo(0, scrollY + top + height / 2 - innerHeight * 0.46)
  })
  await expect(row).toHaveClass(/is-on/)

  const makers = row.locator('.ex-by')
  await expect(makers).toHaveCSS('opacity', '1')
  await expect(makers).toContainText('Florian Runge')
  await expect(makers.getByText('Latin, Cyrillic')).toBeInViewport({ ratio: 1 })
  const isWhole = await makers.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    const name = element.closest('.ex')?.querySelector('b')?.getBoundingClientRect()
    return element.scrollWidth <= element.clientWidth && top > (name?.bottom ?? Infinity)
  })
  expect(isWhole).toBe(true)
})

/** Everything that moved by itself, with the script held back until the page was painted without it. */
async function shiftOf(page: Page, path: string, word: string): Promise<number> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
      shifts.forEach(({ value }) => (seen.shift += value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const letGo = await holdScript(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
  letGo()

  await expect(page.getByText(word).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as unknown as { shift: number }).shift)
}

/** The last pixel of a row, at the window's edge where no text stands. */
async function lineBelow(page: Page, row: ReturnType<Page['locator']>): Promise<string> {
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await row.boundingBox()
  return pixels(page, (box?.y ?? 0) + (box?.height ?? 0) - 1)
}

async function paper(page: Page): Promise<string> {
  const box = await page.locator('.ex').last().boundingBox()
  return pixels(page, (box?.y ?? 0) + (box?.height ?? 0) - 4)
}

async function pixels(page: Page, y: number): Promise<string> {
  const picture = await page.screenshot({ clip: { x: 2, y, width: 4, height: 1 } })
  return picture.toString('base64')
}

test('on a phone what an address selects is in sight in the case @commit', async ({ page }) => {
  await openPage(page, '/explore?facts=weight:900')
  const black = page.getByRole('button', { name: 'Black', exact: true })

  await expect(black).toHaveAttribute('aria-pressed', 'true')
  await expect(black).toBeInViewport({ ratio: 1 })
})

test('three fields share one line, and the one in use takes most of it', async ({ page }) => {
  await openPage(page, '/explore')
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true })
  const fields = [
    field('Type in every family'),
    page.getByRole('combobox', { name: 'Language' }),
    field('Find a name or a word'),
  ]
  for (const used of fields) {
    await used.tap()
    const boxes = await Promise.all(fields.map((one) => one.boundingBox()))
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    expect(Math.min(...boxes.map((box) => box?.width ?? 0))).toBeGreaterThanOrEqual(44)
    expect((await used.boundingBox())?.width).toBeGreaterThan(150)
  }
  expect((await page.locator('.ex').first().boundingBox())?.y).toBeLessThanOrEqual(260)
})

test('where a page is enlarged to 400 %, no word of the bar touches the next', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/explore')
  const seen = await page.evaluate(() => {
    const end = document.querySelector('.header nav')!.getBoundingClientRect().right
    return [...document.querySelectorAll('.header :is(a, button)')].flatMap((word) => {
      const { left, right } = word.getBoundingClientRect()
      if (left === right) return []
      // What its row leads on to is cut off there.
      if (word.closest('nav') === null) return [{ left, right }]
      return left < end ? [{ left, right: Math.min(right, end) }] : []
    })
  })
  const gaps = seen.slice(1).map(({ left }, at) => left - seen[at]!.right)
  expect(seen.length).toBeGreaterThanOrEqual(5)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(7)
})

test('no word of a phone’s header is cut, and its foot leads to what it leaves out', async ({
  page,
}) => {
  await openPage(page, '/explore')
  const header = page.getByRole('navigation', { name: 'Main' })
  const room = await header.evaluate((nav) => nav.clientWidth - nav.scrollWidth)
  expect(room).toBe(0)
  await expect(header.getByRole('link')).toHaveText(['Explore', 'Licences'])

  const foot = page.getByRole('contentinfo')
  const lists = await foot
    .getByRole('list')
    .evaluateAll((all) => all.map((list) => list.getBoundingClientRect().y))
  expect(new Set(lists).size).toBe(1)
  await foot.getByRole('link', { name: 'Trial fonts' }).tap()
  await expect(page).toHaveURL(/\/trial$/)
  await foot.getByRole('link', { name: 'My licences' }).tap()
  await expect(page).toHaveURL(/\/my-licences$/)
})
