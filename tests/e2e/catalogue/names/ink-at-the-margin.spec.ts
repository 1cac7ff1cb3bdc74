import { expect, test, type Locator, type Page } from '@playwright/test'
import { findMisfits, isAtMargins } from '../../../support/e2e/home-rows'
import { measureInk } from '../../../support/e2e/ink/measure-ink'
import { openPage } from '../../../support/e2e/open-page'

/** As it is sent, home.spec.ts measures it. High enough that every name is in the window, and moves. */
const WINDOWS = [
  { width: 360, height: 4000 },
  { width: 2560, height: 12_000 },
]

for (const viewport of WINDOWS) {
  test(`the ink of every moving name ends at both margins, to the pixel, at ${viewport.width} px${viewport === WINDOWS[0] ? ' @commit' : ''}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport })
    await page.goto('/')
    await expect(page.locator('.line.is-split')).toHaveCount(await page.locator('.line').count())
    expect(await findMisfits(page)).toEqual([])
    await page.close()
  })
}

/** Static styles drawn without points at their extremes, an axis that changes no width, four axes, right to left. */
for (const slug of ['syne', 'recursive', 'fraunces', 'vazirmatn']) {
  test(`the ink of the large name of ${slug} ends at both margins, to the pixel`, async ({
    page,
  }) => {
    await openPage(page, `/typeface/${slug}`)
    for (const width of [360, 1280, 2560]) {
      await page.setViewportSize({ width, height: 1400 })
      await expect(page.locator('.hero .line.is-split')).toBeAttached()
      await expect.poll(async () => isAtMargins(await edgesOfName(page))).toBe(true)
    }
  })
}

/** Their own, which the server measured, and a letter with a wide bearing, which the browser measures. */
for (const address of ['/explore', '/explore?text=Hand']) {
  test(`the lines of ${address} begin with their ink at the margin, to the pixel`, async ({
    page,
  }) => {
    await openPage(page, address)
    for (const name of ['Unbounded', 'Geist', 'Cormorant']) {
      const line = page.locator('.ex', { hasText: name }).locator('.ex-text')
      await line.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect.poll(() => startOfInk(page, line)).toBeLessThanOrEqual(1)
    }
  })
}

/** A capital with wide serifs, set in axes that the browser cannot measure. */
for (const { path, text } of [
  { path: '/typeface/fraunces', text: '.test-display' },
  { path: '/explore/fraunces?size=6', text: '.play-text' },
]) {
  test(`the text to type into at ${path} begins with its ink at the margin, to the pixel`, async ({
    page,
  }) => {
    await openPage(page, path)
    const field = page.locator(`${text} textarea`)
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(page.locator(text)).not.toHaveClass(/is-unset/)
    await expect.poll(() => startOfInk(page, field)).toBeLessThanOrEqual(1)
  })
}

test('names of styles in the shop begin with their ink at one edge, to the pixel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await openPage(page, '/shop?typeface=alegreya')
  const names = page.locator('.panel .cols-2 .style-row .n')
  await expect(names.last()).toHaveAttribute('style', /--pull/)
  await expect.poll(() => spreadOfStarts(page, names)).toBeLessThanOrEqual(2)
})

for (const width of [360, 1280]) {
  test(`names to choose from begin with their ink at one edge at ${width} px, whichever way they are read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 })
    await openPage(page, '/shop')
    await expect(page.locator('.skeleton')).toBeEmpty()
    const names = page.locator('.choices .n')
    await expect(names.filter({ hasText: 'وزیرمتن' })).toBeVisible()
    const toTheRight = page.locator('.choices .n[dir="ltr"]')

    expect(await toTheRight.count()).toBeGreaterThan(10)
    await expect.poll(() => spreadOfStarts(page, toTheRight)).toBeLessThanOrEqual(1)
    // One from right to left stands by its box: its last letter begins within a pixel of that.
    await expect.poll(() => spreadOfStarts(page, names)).toBeLessThanOrEqual(2)
  })
}

test('what hangs below the line is whole in the list of typefaces, in a large window too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await openPage(page, '/shop')
  await expect(page.locator('.skeleton')).toBeEmpty()
  const name = page.locator('.panel .style-row .n', { hasText: 'Alegreya' })
  const { x, y, width, height } = (await name.boundingBox()) ?? fail()
  const clip = { x: x + 10, y: y + height + 2, width: width - 20, height: 16 }
  const shown = await page.screenshot({ clip })
  await name.evaluate((element) => (element.style.overflow = 'visible'))

  expect(shown.equals(await page.screenshot({ clip }))).toBe(true)
})

function fail(): never {
  throw new Error('The name is not there.')
}

/** Of the names of a column, how far the first ink and the last lie apart, in pixels. */
async function spreadOfStarts(page: Page, names: Locator): Promise<number> {
  const boxes = await Promise.all((await names.all()).map((name) => name.boundingBox()))
  const strips = boxes.flatMap((box) => (box && box.x < 1900 ? [box] : []))
  const edges = await measureInk(page.context(), await page.screenshot({ scale: 'css' }), strips)
  const starts = strips.map(({ x }, index) => x + (edges[index]?.left ?? NaN))
  return Math.max(...starts) - Math.min(...starts)
}

/** How far from the margin, in pixels. */
async function startOfInk(page: Page, line: Locator): Promise<number> {
  const box = await line.boundingBox()
  const margin = await line.evaluate((element) => {
    const padded = element.closest('.ex, .test, .play-text')
    return padded ? parseFloat(getComputedStyle(padded).paddingInlineStart) : NaN
  })
  const picture = await page.screenshot({ scale: 'css' })
  const [edges] = box ? await measureInk(page.context(), picture, [box]) : []
  return Math.abs((box?.x ?? NaN) + (edges?.left ?? NaN) - margin)
}

async function edgesOfName(page: Page) {
  const name = await page.locator('.hero .line').boundingBox()
  const picture = await page.screenshot({ scale: 'css' })
  const [edges] = name ? await measureInk(page.context(), picture, [name]) : []
  return edges ?? { left: NaN, right: NaN }
}
