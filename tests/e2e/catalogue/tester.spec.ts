import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { openPage } from '../../support/e2e/open-page'

test('the tester keeps in the address what is typed, set and switched @commit', async ({
  page,
}) => {
  await openPage(page, '/explore/alegreya')
  const sheet = page.getByRole('textbox', { name: 'Sheet set in Alegreya, type here' })

  await page.getByRole('combobox', { name: 'Style' }).selectOption('Bold Italic')
  await sheet.fill('Quince & medlar')
  await page.getByRole('slider', { name: 'Tracking' }).fill('50')
  await page.getByRole('button', { name: 'Centre' }).click()
  await page.getByRole('button', { name: 'Case-sensitive forms' }).click()
  await page.getByRole('button', { name: 'Negative sheet' }).click()
  await expect(page).toHaveURL(
    /text=Quince\+%26\+medlar.*tracking=50&align=center.*features=case.*negative=1/,
  )

  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Style' }).locator('option:checked')).toHaveText(
    'Bold Italic',
  )
  await expect(sheet).toHaveValue('Quince & medlar')
  await expect(page.getByRole('slider', { name: 'Tracking' })).toHaveValue('50')
  await expect(page.getByRole('button', { name: 'Centre' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Negative sheet' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('the buy bar counts the styles that are ticked and takes them to the shop', async ({
  page,
}) => {
  await openPage(page, '/typeface/fraunces')
  const bar = page.getByRole('complementary', { name: 'Buy' })
  await page.getByRole('checkbox', { name: 'Light, 45.00 €', exact: true }).check()
  await expect(bar).toContainText('1 style')
  await page.getByRole('checkbox', { name: 'Bold Italic, 45.00 €', exact: true }).check()
  await expect(bar).toContainText('2 styles')
  await expect(bar).toContainText('90.00 €')

  await bar.getByRole('link', { name: 'Choose licences' }).click()
  await expect(page.getByRole('checkbox', { name: 'Light', exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Bold Italic', exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
})

test('a test on the page of a typeface is found again as it was left, on the way back and after a reload', async ({
  page,
}) => {
  await openPage(page, '/typeface/fraunces')
  const text = page.getByRole('textbox', { name: /^Test text set in Fraunces/ }).first()
  const size = page.locator('.test').first().getByRole('slider', { name: 'Size' })
  await text.fill('Quince & medlar')
  await size.fill('120')
  await page.getByRole('combobox', { name: 'Style' }).first().selectOption('Light Italic')

  await page.getByRole('link', { name: 'Full screen' }).click()
  await expect(page).toHaveURL(/\/explore\/fraunces\?/)
  await page.goBack()
  await expect(text).toHaveValue('Quince & medlar')
  await page.reload()
  await expect(text).toHaveAccessibleName('Test text set in Fraunces Light Italic')
  await expect(text).toHaveValue('Quince & medlar')
  await expect(size).toHaveValue('120')
})

test('a text tested on the page of a typeface goes with its setting to the full screen', async ({
  page,
}) => {
  await openPage(page, '/typeface/fraunces')
  await expect(page.getByRole('link', { name: 'Full screen' })).toHaveAttribute(
    'href',
    '/explore/fraunces',
  )
  const tested = page.locator('.test').first()
  await tested.getByRole('textbox').fill('Quince & medlar')
  await tested.getByRole('slider', { name: 'Size' }).fill('128')
  await tested.getByRole('slider', { name: 'Leading' }).fill('1.2')
  await tested.getByRole('combobox', { name: 'Style' }).selectOption('Bold Italic')
  await page.getByRole('link', { name: 'Full screen' }).click()

  await expect(page.getByRole('textbox', { name: /^Sheet set in/ })).toHaveValue('Quince & medlar')
  await expect(page.getByRole('combobox', { name: 'Style' }).locator('option:checked')).toHaveText(
    'Bold Italic',
  )
  await expect(page.getByRole('slider', { name: 'Leading' })).toHaveValue('1.2')
  await expect(page.getByRole('slider', { name: 'Size' })).toHaveAttribute(
    'aria-valuetext',
    '128 px',
  )
})

test('the text that was tested is there again on the way back from the shop', async ({ page }) => {
  await openPage(page, '/explore/fraunces')
  await page.getByRole('combobox', { name: 'Style' }).selectOption('Bold Italic')
  await page.getByRole('textbox', { name: /^Sheet set in/ }).fill('Quince & medlar')
  await page.getByRole('link', { name: 'Choose licences' }).click()
  await expect(page.getByRole('checkbox', { name: 'Bold Italic', exact: true })).toBeChecked()

  await page.goBack()
  await expect(page.getByRole('textbox', { name: /^Sheet set in/ })).toHaveValue('Quince & medlar')
})

test('the style that was tried last on the page of a typeface is picked in the shop, with its text', async ({
  page,
}) => {
  await openPage(page, '/typeface/fraunces')
  const [display, text] = [page.locator('.test').first(), page.locator('.test').nth(1)]
  await display.getByRole('combobox', { name: 'Style' }).selectOption('Light Italic')
  await text.getByRole('combobox', { name: 'Style' }).selectOption('Bold')
  await text.getByRole('textbox').fill('Quince & medlar')
  await page.getByRole('link', { name: 'Choose licences' }).click()

  await expect(page.getByRole('checkbox', { name: 'Bold', exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(page.locator('.st-typed').first()).toHaveText('Quince & medlar')
})

test('a browser that keeps nothing keeps a test until the page is loaded afresh', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Storage is off.', 'SecurityError')
      },
    })
  })
  await openPage(page, '/typeface/fraunces')
  const text = page.getByRole('textbox', { name: /^Test text set in Fraunces/ }).first()
  await text.fill('Quince & medlar')
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page).toHaveURL(/\/explore\?/)
  await page.goBack()

  await expect(text).toHaveValue('Quince & medlar')
})

test('a sheet is saved as it is set, under the name of its style', async ({ page }) => {
  await openPage(page, '/explore/fraunces?style=bold-italic&text=Quince&negative=1')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save SVG' }).click()
  const file = await saved

  expect(file.suggestedFilename()).toBe('fraunces-bold-italic.svg')
  const svg = await readFile(await file.path(), 'utf8')
  expect(svg).toMatch(/<title>Fraunces Bold Italic, \d+ px · .+\/typeface\/fraunces<\/title>/)
  expect(svg).toContain('fill="#08080a"')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
})

test('the address and the CSS of a sheet are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/explore/fraunces?style=bold-italic&text=Quince&tracking=50')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await page.getByRole('button', { name: 'Copy CSS' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await copied()).toMatch(
    /font-family: "Fraunces";\nfont-style: italic;\nfont-weight: 700;\nfont-size: \d+px;\nline-height: [\d.]+;\nletter-spacing: 0.05em;\n/,
  )
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(copied).toBe(page.url())
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeHidden()
})

for (const path of ['/typeface/syne', '/explore/syne']) {
  test(`no word is wider than the sheet on a phone at ${path}, until a size is chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openPage(page, path)
    const sheet = page.getByRole('textbox', { name: /type here|^Test text/ }).first()
    const size = page.getByRole('slider', { name: 'Size' }).first()
    await sheet.scrollIntoViewIfNeeded()
    await expect(page.locator('.typed').first()).not.toHaveClass(/is-unset/)
    const spare = () => sheet.evaluate((field) => field.clientWidth - field.scrollWidth)
    const fitted = async () => Number(await size.inputValue())
    await sheet.fill('Vernissage')
    await expect.poll(spare).toBe(0)
    const before = await fitted()
    await sheet.fill('Vernissagengesellschaft')
    await expect.poll(fitted).toBeLessThan(before)
    await expect.poll(spare).toBe(0)

    await size.fill(String(await size.getAttribute('max')))
    await expect.poll(spare).toBeLessThan(0)
  })
}
