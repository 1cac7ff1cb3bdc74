import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../../../support/e2e/open-page'

test('a sample text fills its sheet until a size is chosen, which no axis changes @commit', async ({
  page,
}) => {
  await openPage(page, '/explore/fraunces')
  const size = page.getByRole('slider', { name: 'Size', exact: true })
  const fitted = async () => Number(await size.inputValue())
  await expect(page.locator('.play-text')).not.toHaveClass(/is-unset/)
  await page.setViewportSize({ width: 1280, height: 1200 })
  const high = await expect.poll(fitted).toBeGreaterThan(0).then(fitted)
  await page.setViewportSize({ width: 1280, height: 640 })
  await expect.poll(fitted).toBeLessThan(high)

  const low = await fitted()
  await page.getByRole('slider', { name: /^Weight/ }).fill('100')
  await expect.poll(fitted).toBe(low)
  await size.fill('9')
  await page.setViewportSize({ width: 1280, height: 1200 })
  await expect.poll(fitted).toBe(9)
})

test('on a phone the type stays in the window while it is set @commit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, '/explore/fraunces')
  await expect(page.locator('.play-text')).not.toHaveClass(/is-unset/)

  for (const control of [
    page.getByRole('slider', { name: /^Wonky/ }),
    page.getByRole('combobox', { name: 'Text' }),
    page.getByRole('button', { name: 'Negative sheet' }),
  ]) {
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    expect(await seenOf(page)).toBeGreaterThan(0.4 * 780)
    await expect(control).toBeInViewport({ ratio: 1 })
  }
})

test('in a large window all of the sheet stays while its features are switched @commit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, '/explore/alegreya')
  await expect(page.locator('.play-text')).not.toHaveClass(/is-unset/)
  const high = await seenOf(page)

  const feature = page.getByRole('button', { name: 'Tabular figures' })
  await feature.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  expect(await seenOf(page)).toBe(high)
  await feature.click()
  await expect(feature).toHaveAttribute('aria-pressed', 'true')
})

test('a text that is higher than its sheet is scrolled in it, and moves no slider @commit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, '/explore/fraunces')
  await expect(page.locator('.play-text')).not.toHaveClass(/is-unset/)
  const size = page.getByRole('slider', { name: 'Size', exact: true })
  const place = await size.boundingBox()

  await size.fill('40')
  const isCut = () =>
    page.locator('.sheet').evaluate((sheet) => sheet.scrollHeight > sheet.clientHeight)
  await expect.poll(isCut).toBe(true)
  expect(await size.boundingBox()).toEqual(place)
})

test('a word that is wider than its sheet is scrolled to @commit', async ({ page }) => {
  await openPage(page, '/explore/fraunces')
  await expect(page.locator('.play-text')).not.toHaveClass(/is-unset/)
  await page.getByRole('slider', { name: 'Size', exact: true }).fill('40')

  const sheet = page.getByRole('textbox', { name: 'Sheet set in Fraunces, type here' })
  await sheet.hover()
  await page.mouse.wheel(4000, 0)
  const left = () =>
    sheet.evaluate((field) => field.scrollWidth - field.scrollLeft - field.clientWidth)
  await expect.poll(left).toBeLessThan(1)
  expect(await sheet.evaluate((field) => field.scrollLeft)).toBeGreaterThan(0)
})

test('an empty sheet asks for a text in words that fill it, and none is cut @commit', async ({
  page,
}) => {
  await openPage(page, '/explore/fraunces')
  await expect(page.locator('.play-text')).not.toHaveClass(/is-unset/)
  await page.getByRole('textbox', { name: 'Sheet set in Fraunces, type here' }).fill('')

  const asked = () =>
    page
      .locator('.sheet')
      .evaluate((sheet) => ({
        isLarge: parseFloat(getComputedStyle(sheet.firstElementChild ?? sheet).fontSize) > 200,
        isCut: sheet.scrollHeight > sheet.clientHeight,
      }))
  await expect.poll(asked).toEqual({ isLarge: true, isCut: false })
})

/** Pixels of the sheet within the window. */
function seenOf(page: Page): Promise<number> {
  return page.locator('.sheet').evaluate((sheet) => {
    const { top, bottom } = sheet.getBoundingClientRect()
    return Math.min(bottom, innerHeight) - Math.max(top, 0)
  })
}

test('a typeface that is drawn for columns is set in them, in the tester and beside others', async ({
  page,
}) => {
  await openPage(page, '/explore/bungee')
  const sheet = page.locator('.play-text:not(.is-unset)')
  await page.getByRole('button', { name: 'Vertical', exact: true }).click()
  await expect(page).toHaveURL(/\?vertical=1$/)
  await expect(sheet).toHaveCSS('writing-mode', 'vertical-rl')
  await expect(sheet).toHaveCSS('text-orientation', 'upright')
  const { letters, clipped } = await sheet.evaluate((box) => {
    const [field] = box.getElementsByTagName('textarea')
    const isClipped = (field?.scrollHeight ?? 0) > (field?.clientHeight ?? 0)
    const size = parseFloat(getComputedStyle(box).fontSize)
    return {
      letters: box.clientHeight / size,
      clipped: isClipped || box.scrollWidth > box.clientWidth,
    }
  })
  expect([letters > 2, clipped]).toEqual([true, false])
  await page.getByRole('textbox', { name: /^Sheet set in/ }).fill('word '.repeat(150))
  const isScrolled = () => sheet.evaluate((box) => box.scrollWidth > 1.5 * box.clientWidth)
  await expect.poll(isScrolled).toBe(true)

  await openPage(page, '/compare?typefaces=bungee,syne&vertical=1')
  await expect(page.getByRole('button', { name: 'Vertical', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const words = page.locator('.is-cmp-say').first().locator('.cmp-say')
  const modes = words.evaluateAll((texts) => texts.map((one) => getComputedStyle(one).writingMode))
  expect(await modes).toEqual(['vertical-rl', 'horizontal-tb'])
  await openPage(page, '/explore/syne')
  await expect(page.getByRole('button', { name: 'Negative sheet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vertical', exact: true })).toBeHidden()
})
