import { expect, test, type Page } from '@playwright/test'
import { readDrawnTexts } from '../../../support/e2e/ink/drawn-fonts'
import { openPage } from '../../../support/e2e/open-page'

test('letters a typeface lacks are empty boxes, and no other font ever takes its place @commit', async ({
  page,
}) => {
  await openPage(page, '/explore?text=Gift+%D0%9F%D1%80')

  // Who lacks what is typed stands last.
  await page.getByRole('link', { name: /^Fraunces .*no Cyrillic/ }).scrollIntoViewIfNeeded()
  await expect.poll(() => lettersOf(page, 'fraunces')).toEqual({ boxes: 2, fromElsewhere: 0 })
  await page.getByRole('link', { name: /^Unbounded / }).scrollIntoViewIfNeeded()
  await expect.poll(() => lettersOf(page, 'unbounded')).toEqual({ boxes: 0, fromElsewhere: 0 })
})

test('a letter that a typeface has and its preview lacks is fetched as it is typed', async ({
  page,
}) => {
  await openPage(page, '/explore/fraunces')
  const sheet = page.getByRole('textbox', { name: 'Sheet set in Fraunces, type here' })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(decodeURIComponent(request.url())))

  await sheet.fill('Five feet')
  const pages = () => fetched.filter((url) => /\/api\/fonts\/letters\/.*[?&]with=[^&]/.test(url))
  await sheet.fill('5′')
  await expect.poll(() => pages().length).toBe(1)
  await expect.poll(() => widthOfLast(page)).not.toBe(BOX)
  await sheet.fill('Я')
  await expect.poll(() => widthOfLast(page)).toBe(BOX)
  expect(pages()).toHaveLength(1)
  const lack = page.getByRole('status').filter({ hasText: ' has no ' })
  await expect(lack).toHaveText(/^Fraunces .+ has no Я\.$/)
  await sheet.fill('Five feet')
  await expect(lack).toHaveCount(0)
})

test('while letters are on their way blanks stand in their place, and no boxes', async ({
  page,
}) => {
  const { promise: answered, resolve: answer } = withResolvers()
  await page.route('**/api/fonts/letters/**', async (route) => {
    await answered
    await route.continue()
  })
  await openPage(page, '/explore?text=%C5%92uvre')
  const text = page.locator('.ex-text:not(.is-unset)').first()

  await expect(text).toHaveCSS('font-family', /"Awaited Letters"$/)
  answer()
  await expect(text).toHaveCSS('font-family', /"Lacking Letters"$/)
})

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

/** As wide is the box that stands for a letter, in thousandths of an em. */
const BOX = 560

/** Of the last letter on the sheet. */
function widthOfLast(page: Page): Promise<number> {
  return page.locator('.play-text textarea').evaluate((sheet: HTMLTextAreaElement) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('There is no canvas here.')
    pen.font = `1000px ${getComputedStyle(sheet).fontFamily}`
    return Math.round(pen.measureText(sheet.value.at(-1) ?? '').width)
  })
}

/** Which fonts draw the text of a row; undefined: its own is not there yet. */
async function lettersOf(page: Page, slug: string) {
  const [drawn] = await readDrawnTexts(
    page,
    `a.ex[href^="/typeface/${slug}?"] .ex-text:not(.is-unset)`,
  )
  return drawn && { boxes: drawn.boxes, fromElsewhere: drawn.fromElsewhere }
}
