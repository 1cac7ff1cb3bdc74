import { expect, test, type Locator, type Page } from '@playwright/test'
import { measureInk, type Box, type InkEdges } from '../../support/e2e/ink/measure-ink'
import { openPage } from '../../support/e2e/open-page'
import { lengthsOf, motionsOf, openWatched } from '../../support/e2e/view-transitions'

/** Windows' contrast themes: the browser takes backgrounds and shadows away, unless they are in its own colours. */
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('in forced colours a slider has its line and its thumb @commit', async ({ page }) => {
  await openPage(page, '/explore/fraunces')
  const line = await boxOf(page.getByRole('slider', { name: 'Leading' }))
  const overTheLine = { ...line, y: line.y + line.height / 2 - 10, height: 6 }

  const [ofLine, ofThumb] = await inkIn(page, [line, overTheLine])

  expect(inkWidth(line, ofLine)).toBe(Math.round(line.width))
  expect(inkWidth(line, ofThumb)).toBe(9)
})

test('in forced colours no name covers the captions above it', async ({ page }) => {
  await openPage(page, '/')
  await expect(page.locator('.row .line.is-split').first()).toBeAttached()
  const captions = await page.locator('.row-cap :is(h2, .has)').all()
  const boxes = await Promise.all(captions.slice(0, 4).map(boxOf))
  const feet = boxes.map((box) => ({ ...box, y: box.y + box.height * 0.5, height: 5 }))

  const forced = await inkIn(page, feet)
  await page.emulateMedia({ forcedColors: 'none' })

  expect(forced.map(wholePixels)).toEqual((await inkIn(page, feet)).map(wholePixels))
})

test('in forced colours what is chosen stands on ink', async ({ page }) => {
  await openPage(page, '/explore')
  const bold = page.getByRole('button', { name: 'Bold', exact: true })
  await bold.click()
  await expectOnInk(page, bold)

  await openPage(page, '/shop?typeface=fraunces')
  await page.getByRole('radio', { name: 'Desktop, 2–5 users' }).click()
  await expectOnInk(page, page.locator('.tier:has(:checked)'))
})

test("in forced colours the ground is the reader's own, whichever theme was chosen @commit", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => (localStorage.tone = 'negative'))
  await openPage(page, '/')

  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(page.locator('.row').nth(1)).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('button', { name: 'Negative' })).toBeHidden()
})

test('in forced colours one page follows the other at once', async ({ page }) => {
  await openWatched(page, '/')
  await page
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/shop/)
  await expect.poll(() => motionsOf(page)).toEqual([{ slides: [], morphs: [] }])
  // React's own, which hold the picture until it begins, take no time.
  expect((await lengthsOf(page)).filter(({ ms }) => ms !== 0)).toEqual([])
})

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It has no box.')
  return box
}

async function inkIn(page: Page, strips: Box[]) {
  return measureInk(page.context(), await page.screenshot({ scale: 'css' }), strips)
}

function inkWidth({ width }: Box, edges: InkEdges | undefined): number {
  return edges ? Math.round(width - edges.left - edges.right) : NaN
}

function wholePixels({ left, right }: InkEdges) {
  return { left: Math.round(left / 2), right: Math.round(right / 2) }
}

async function expectOnInk(page: Page, chosen: Locator): Promise<void> {
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color)
  await expect(chosen).toHaveCSS('background-color', ink)
}
