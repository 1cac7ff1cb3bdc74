import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../../support/e2e/open-page'
import { PERSON } from '../../support/e2e/readers'

test.use({ userAgent: PERSON })

test('a page that is not there sets the last word of its address on the measure, and nothing moves @commit', async ({
  page,
}) => {
  await page.goto('/typeface/gill-%3Cb%3Esans')
  const links = page.getByRole('link', { name: 'All typefaces' }).last()
  const before = await links.boundingBox()

  const word = page.locator('.own-word-text')
  await expect(word).toHaveText('gill <b>sans')
  expect(await shareOfMeasure(page)).toBeCloseTo(1, 1)
  expect(await links.boundingBox()).toEqual(before)
})

test('the links stand at one distance beneath the ink of a low word and of a deep one', async ({
  page,
}) => {
  const low = await roomBeneath(page, '/nono')
  const deep = await roomBeneath(page, '/typography')
  expect(deep).toBeCloseTo(low, 0)
})

test('letters of the word that no preview holds are fetched', async ({ page }) => {
  const letters = page.waitForResponse(/\/api\/fonts\/letters\//)
  await page.goto('/Өдөр-шөнө')
  expect((await letters).status()).toBe(200)
  await expect(page.locator('.own-word-text')).toHaveText('Өдөр шөнө')
  expect(await shareOfMeasure(page)).toBeCloseTo(1, 1)
})

test('a long word stands with its beginning and its end, and without the extension of a file', async ({
  page,
}) => {
  await openPage(page, `/${'very-long-'.repeat(5)}word.html`)
  await expect(page.locator('.own-word-text')).toHaveText('very long…ong word')
})

test('a word that cannot be set leaves the figures', async ({ page }) => {
  await openPage(page, '/%EE%80%80-nobody')
  await page.waitForTimeout(1000)
  await expect(page.locator('.own-word-text')).toHaveCount(0)
  await expect(page.locator('.figures')).toBeVisible()
})

test('what Explore does not find is set in a family that has its letters @commit', async ({
  page,
}) => {
  await openPage(page, '/explore?find=Quincunx')
  await expect(page.locator('.own-word-text')).toHaveText('Quincunx')
  await expect(page.getByRole('status').filter({ hasText: 'No family matches.' })).toContainText(
    'Nothing is called “Quincunx”',
  )
  expect(await shareOfMeasure(page)).toBeCloseTo(1, 1)
})

/** The width of the word as a part of the width it is to fill. */
function shareOfMeasure(page: Page): Promise<number> {
  return page.locator('.own-word-text').evaluate((element) => {
    const room = element.parentElement?.clientWidth ?? 1
    return element.getBoundingClientRect().width / room
  })
}

/** From the lowest point of the word, which its box ends above by what descends, to the links. */
async function roomBeneath(page: Page, path: string): Promise<number> {
  await page.goto(path)
  const word = page.locator('.own-word-text')
  await expect(word).toBeVisible()
  const ink = await word.evaluate((element) => {
    const descent = parseFloat(element.style.getPropertyValue('--below'))
    const { fontSize } = getComputedStyle(element)
    return element.getBoundingClientRect().bottom + descent * parseFloat(fontSize)
  })
  const links = await page.getByRole('link', { name: 'All typefaces' }).last().boundingBox()
  return (links?.y ?? 0) - ink
}
