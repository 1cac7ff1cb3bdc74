import { expect, test, type Page } from '@playwright/test'
import { inspector, letter, openCase } from '../../support/e2e/glyph-case'
import { hold } from '../../support/e2e/hold-pages'
import { openPage } from '../../support/e2e/open-page'

test('a letter that is pressed before the case is there lies open when it comes @commit', async ({
  page,
}) => {
  const bringCase = await holdCase(page)
  await openPage(page, '/explore/alegreya')
  await page.getByRole('heading', { name: /^Glyphs/ }).scrollIntoViewIfNeeded()
  await page.locator('span.glyph-cell', { hasText: /^k$/ }).click()
  bringCase()

  await expect(letter(page, 'k, Latin small letter k')).toHaveAttribute('aria-current', 'true')
  await expect(inspector(page)).toContainText('Latin small letter k')
})

for (const width of [360, 900, 1440]) {
  test(`letters stay in their place while the case is on its way: ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await holdCase(page)
    await openPage(page, '/explore/alegreya')
    const place = await placeOfLetters(page)
    await page.getByRole('heading', { name: /^Glyphs/ }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('searchbox', { name: 'Find a glyph' })).toBeVisible()

    expect(await placeOfLetters(page)).toBe(place)
  })
}

test('letters beside the open one stay in their place when the case comes', async ({ page }) => {
  await openPage(page, '/explore/alegreya')
  const place = await placeOfLetters(page)
  await openCase(page, '/explore/alegreya')

  expect(await placeOfLetters(page)).toBe(place)
})

/** What the shop knows of a style's letters is on its way until it is let go. */
function holdCase(page: Page): Promise<() => void> {
  return hold(page, ({ pathname }) => pathname.startsWith('/api/fonts/characters/'))
}

/** How far below the top of the section the letters begin. */
function placeOfLetters(page: Page): Promise<number | undefined> {
  return page.locator('#glyphs').evaluate((section) => {
    const letters = section.querySelector('.glyph-groups')?.getBoundingClientRect()
    return letters && Math.round(letters.top - section.getBoundingClientRect().top)
  })
}
