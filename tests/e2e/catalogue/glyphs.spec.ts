import { expect, test } from '@playwright/test'
import type { GlyphAnatomy } from '@/domain/catalogue/glyphs/glyph-view'
import { inspector, letter, openCase } from '../../support/e2e/glyph-case'
import { openPage } from '../../support/e2e/open-page'

test('the case is one stop of the Tab key, and arrow keys go from letter to letter @commit', async ({
  page,
}) => {
  await openCase(page, '/explore/alegreya')
  await expect(page.getByRole('group', { name: 'Glyphs' }).locator('[tabindex="0"]')).toHaveCount(1)

  await letter(page, 'g, Latin small letter g').focus()
  await page.keyboard.press('ArrowRight')
  await expect(letter(page, 'h, Latin small letter h')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(letter(page, 'U, Latin capital letter U')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(letter(page, 'N, Latin capital letter N')).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(page.locator('.glyph-cell:focus')).toBeInViewport()
  await expect(page.locator('[aria-current="true"].glyph-cell')).toHaveCount(1)
})

test('the open letter says what it is called, how it is drawn and what features make of it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openCase(page, '/explore/alegreya')
  await letter(page, 'a, Latin small letter a').click()

  await expect(inspector(page)).toContainText('Latin small letter aU+0061')
  await expect(inspector(page).getByRole('term')).toHaveText([
    'Glyph',
    'HTML',
    'Advance, units of 1000',
    'Side bearings',
  ])
  await expect(inspector(page).getByRole('definition').nth(1)).toHaveText('&#x61;')
  await expect(inspector(page).getByRole('list', { name: 'Alternates' })).toContainText(
    'Small capitals',
  )
  await inspector(page).getByRole('button', { name: 'Copy the letter' }).click()
  await expect(inspector(page).getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('a')
})

test('a letter that the preview lacks is drawn in the typeface’s own face', async ({ page }) => {
  const glyph = page.waitForResponse(/\/api\/fonts\/glyph\/.*of=1E9E/)
  await openCase(page, '/explore/alegreya')
  await page.getByRole('searchbox', { name: 'Find a glyph' }).fill('U+1E9E')
  const cell = letter(page, 'ẞ, Latin capital letter sharp s')
  await expect(cell).toHaveText('ẞ')

  const { advance, unitsPerEm } = (await (await glyph).json()) as GlyphAnatomy
  const width = await cell.evaluate((button) => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return 0
    context.font = `1000px ${getComputedStyle(button).fontFamily}`
    return context.measureText('ẞ').width
  })
  expect(width).toBeCloseTo((advance / unitsPerEm) * 1000, 0)
})

test('the case is searched by name and by feature, and says where nothing is found', async ({
  page,
}) => {
  await openCase(page, '/explore/alegreya')
  const find = page.getByRole('searchbox', { name: 'Find a glyph' })
  const compartments = page.getByRole('group', { name: 'Glyphs' }).getByRole('heading')

  await find.fill('sharp s')
  await expect(compartments).toHaveText(['Found 2'])
  await find.fill('small caps')
  await expect(compartments.filter({ hasText: 'Small capitals smcp' })).toBeVisible()
  await expect(inspector(page).getByRole('definition').first()).toHaveText(/\.sc$/)
  await find.fill('zzzz')
  await expect(page.getByText('Nothing is called “zzzz”.')).toBeVisible()
  await find.fill('')
  await expect(compartments.first()).toHaveText('Capitals 26')
})

test('another style of the typeface shows its own letters', async ({ page }) => {
  await openCase(page, '/typeface/alegreya')
  const face = () =>
    letter(page, 'g, Latin small letter g').evaluate((cell) => getComputedStyle(cell).fontFamily)
  await page.getByRole('combobox', { name: 'Set in' }).selectOption('Black Italic')

  await expect.poll(face).toBe('"Alegreya Black Italic Preview"')
})

test('the page of a typeface shows the first letters and leads to all of them', async ({
  page,
}) => {
  await openCase(page, '/typeface/alegreya')
  await page.getByRole('link', { name: /^All 1.\d{3} characters/ }).click()

  await expect(page).toHaveURL(/\/explore\/alegreya#glyphs$/)
  await expect(page.getByRole('heading', { name: /^Glyphs/ })).toBeInViewport()
})

test('where the names of the letters do not come, the letters of the page stand in their face', async ({
  page,
}) => {
  await page.route('**/api/fonts/characters/**', (route) => route.abort())
  await openPage(page, '/typeface/alegreya')
  await page.getByRole('heading', { name: /^Glyphs/ }).scrollIntoViewIfNeeded()
  const first = page.locator('.glyph-cell').first()

  await expect(first).toHaveCSS('font-family', '"Alegreya Regular Preview"')
  await expect(first).toHaveCSS('color', 'rgb(10, 10, 10)')
})

test('letters of an Arabic typeface come first, each with its forms in a word', async ({
  page,
}) => {
  await openPage(page, '/explore/vazirmatn')
  await page.getByRole('heading', { name: /^Glyphs/ }).scrollIntoViewIfNeeded()

  await expect(letter(page, 'ع, Arabic letter ain')).toHaveAttribute('aria-current', 'true')
  await expect(inspector(page).getByRole('listitem')).toHaveText([/Initial/, /Medial/, /Final/])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('rows of letters are seen beneath the open one @commit', async ({ page }) => {
    await openCase(page, '/explore/fraunces')
    await page.locator('#glyphs').evaluate((section) => section.scrollIntoView())
    await expect(inspector(page).getByRole('definition').first()).not.toHaveText('–')

    await expect(letter(page, 'A, Latin capital letter A')).toBeInViewport({ ratio: 1 })
    await expect(letter(page, 'G, Latin capital letter G')).toBeInViewport({ ratio: 1 })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the letters of the page can be read @commit', async ({ page }) => {
    await page.goto('/typeface/alegreya')
    const first = page.locator('.glyph-cell').first()

    await expect(first).toHaveText('A')
    expect(await first.evaluate((cell) => getComputedStyle(cell).color)).not.toContain('0, 0, 0, 0')
  })
})

test('a letter that a key leads to is shown, whatever the pointer rests on', async ({ page }) => {
  await openCase(page, '/explore/alegreya')
  await letter(page, 'g, Latin small letter g').click()
  await letter(page, 'q, Latin small letter q').hover()
  await expect(inspector(page)).toContainText('Latin small letter q')
  await page.keyboard.press('ArrowRight')

  await expect(letter(page, 'h, Latin small letter h')).toHaveAttribute('aria-current', 'true')
  await expect(inspector(page)).toContainText('Latin small letter h')
  await letter(page, 's, Latin small letter s').hover()
  await expect(inspector(page)).toContainText('Latin small letter s')
})
