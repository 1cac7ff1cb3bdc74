import { expect, test } from '@playwright/test'
import { loadedFaces, registeredFaces } from '../../support/e2e/loaded-faces'
import { openPage } from '../../support/e2e/open-page'

test('home prints as a sheet of names: all at rest, none negative, no bar @commit', async ({
  page,
}) => {
  await openPage(page, '/')
  const row = page.getByRole('article').first()
  const letters = row.locator('.line i')
  await row.hover()
  await expect(letters.first()).toBeAttached()
  await page.emulateMedia({ media: 'print' })

  const settings = await letters.evaluateAll((all) => [
    ...new Set(all.map((letter) => getComputedStyle(letter).fontVariationSettings)),
  ])
  expect(settings).toHaveLength(1)
  await expect(row).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(row).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText('Demo shop')).toBeHidden()
})

test('on paper, which is narrow, no page has a bar or a notice', async ({ page }) => {
  await page.setViewportSize({ width: 673, height: 980 })
  for (const path of ['/', '/typeface/fraunces', '/explore/fraunces']) {
    await openPage(page, path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByText('Demo shop')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a typeface prints as a specimen: its styles with their prices, nothing to press', async ({
  page,
}) => {
  await openPage(page, '/typeface/fraunces')
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('heading', { name: 'Fraunces', level: 1 })).toBeVisible()
  await expect(page.getByText('Bold Italic', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
  await expect(page.getByText('Danish', { exact: true })).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Buy' })).toBeHidden()
})

test('styles that were never in the window are printed in themselves, once their fonts are there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  await openPage(page, '/typeface/fraunces')
  const last = page.locator('.st-name').last()
  await expect(last).toHaveClass(/is-unset/)
  await expect.poll(() => registeredFaces(page)).toContain('Fraunces Black Italic Preview')

  const pdf = await page.pdf()
  await expect(last).not.toHaveClass(/is-unset/)
  await expect(last).toHaveCSS('font-family', /^"Fraunces [^"]+ Preview"/)
  expect(await loadedFaces(page)).toContain('Fraunces Black Italic Preview')
  expect(pdf.length).toBeGreaterThan(50_000)
})

test('a sheet that was tested prints alone and whole, over what it is set in @commit', async ({
  page,
}) => {
  const words = 'Wirtschaftswissenschaften and a quince '.repeat(12).trim()
  const query = new URLSearchParams({ style: 'bold-italic', text: words, negative: '1' })
  await openPage(page, `/explore/fraunces?${query}`)
  await expect(page.locator('.play-text')).not.toHaveClass(/is-unset/)
  const size = await page.getByRole('slider', { name: 'Size' }).getAttribute('aria-valuetext')
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByText(`Fraunces Bold Italic, ${size}`)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading')).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Buy' })).toBeHidden()
  const sheet = await page.locator('.typed').evaluate((typed) => {
    const { color, fontFamily, overflow } = getComputedStyle(typed, '::after')
    const { scrollWidth, clientWidth } = document.documentElement
    const isWhole = typed.scrollHeight <= typed.clientHeight && scrollWidth <= clientWidth
    return { color, overflow, isWhole, isItself: fontFamily.startsWith('"Fraunces Bold Italic') }
  })
  expect(sheet).toEqual({
    color: 'rgb(0, 0, 0)',
    overflow: 'visible',
    isWhole: true,
    isItself: true,
  })
})
