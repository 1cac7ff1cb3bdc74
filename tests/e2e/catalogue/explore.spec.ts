import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../../support/e2e/open-page'

type Row = { name: string; scripts: string[]; parent: unknown }

test('a compartment leaves the families that have it, and the address keeps it @commit', async ({
  page,
}) => {
  await page.goto('/explore')
  const all = await familiesOf(page, () => true)
  const greek = await familiesOf(page, ({ scripts }) => scripts.includes('Greek'))
  await expect(families(page)).toHaveText(all)

  await page.getByRole('button', { name: 'Greek' }).click()
  await expect(families(page)).toHaveText(greek)
  await expect(page.getByText(`${greek.length} of ${all.length} families`)).toBeVisible()
  await expect(page).toHaveURL(/\?facts=script:greek$/)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Greek' })).toHaveAttribute('aria-pressed', 'true')
  await expect(families(page)).toHaveText(greek)

  await families(page).first().click()
  await expect(page).toHaveURL(/\/typeface\//)
  await page.goBack()
  await expect(families(page)).toHaveText(greek)

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(families(page)).toHaveText(all)
  await expect(page).toHaveURL(/\/explore$/)
})

test('when nothing is found it says why, and one tap brings everything back', async ({ page }) => {
  await page.goto('/explore?facts=script:greek')
  const all = await familiesOf(page, () => true)

  await page.getByLabel('Find a name or a word').fill('nobody')
  await expect(families(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'No family matches.' })).toHaveText(
    'No family matches. Nothing is called “nobody” with these filters.',
  )

  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(families(page)).toHaveText(all)
  await expect(page.getByLabel('Find a name or a word')).toHaveValue('')
})

test('what is selected sets the lines: their weight, and their language', async ({ page }) => {
  await openPage(page, '/explore')
  const geist = page.getByRole('link', { name: /^Geist/ }).locator('.ex-text')
  await page.getByRole('button', { name: 'Black' }).click()
  await expect(geist).toHaveCSS('font-variation-settings', '"wght" 900')

  await page.getByRole('button', { name: 'Ukrainian' }).click()
  await expect(geist).toHaveText('Вихід 41 зачиняється о 06:12')
  await expect(geist).toHaveAttribute('lang', 'uk')

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(geist).toHaveText('Gate 41 closes at 06:12')
  await expect(geist).toHaveCSS('font-variation-settings', 'normal')
  await expect(geist).toHaveCSS('font-family', /^"Geist Variable Preview Sample"/)
})

test('the letter of a compartment that a preview lacks comes from the typeface itself', async ({
  page,
}) => {
  await page.goto('/explore')
  const written = page.getByRole('button', { name: 'Vietnamese' }).locator('span[lang=vi]')
  await written.scrollIntoViewIfNeeded()
  const comesFromItsFace = (cell: Element) => {
    const isWithin = (code: number, ranges: string) =>
      ranges !== 'U+0-10FFFF' &&
      [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].some(
        ([, from = '', to = from]) => parseInt(from, 16) <= code && code <= parseInt(to, 16),
      )
    const [own = ''] = getComputedStyle(cell).fontFamily.replaceAll('"', '').split(',')
    return [...document.fonts].some(
      (font) =>
        font.family.replaceAll('"', '') === own &&
        font.status === 'loaded' &&
        isWithin(cell.textContent?.codePointAt(0) ?? 0, font.unicodeRange),
    )
  }
  await expect(written).toHaveCSS('font-family', /Preview/)
  await expect.poll(() => written.evaluate(comesFromItsFace)).toBe(true)
})

test('every language that a family writes is chosen by typing, and sets its own text', async ({
  page,
}) => {
  await openPage(page, '/explore')
  const all = await allFamilies(page)
  const geist = page.getByRole('link', { name: /^Geist/ }).locator('.ex-text')
  const field = page.getByRole('combobox', { name: 'Language' })
  const czech = page.getByRole('option', { name: /^Czech \d+$/ })

  await field.click()
  expect(await page.getByRole('option').count()).toBeGreaterThan(100)
  await field.pressSequentially('cze')
  await expect(czech).toHaveAttribute(
    'id',
    (await field.getAttribute('aria-activedescendant')) ?? '',
  )
  const count = Number(/\d+/.exec((await czech.textContent()) ?? '')?.[0])
  await field.press('Enter')

  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(field).toHaveValue('Czech')
  await expect(page).toHaveURL(/\?facts=language:cs$/)
  await expect(page.getByText(`${count} of ${all} families`)).toBeVisible()
  await expect(geist).toHaveText(/^Všichni lidé/)
  await expect(geist).toHaveAttribute('lang', 'cs')

  await page.reload()
  await expect(field).toHaveValue('Czech')
  await expect(geist).toHaveText(/^Všichni lidé/)
  await field.fill('')
  await expect(page).toHaveURL(/\/explore$/)
  await field.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('a family is found by its kind, a language it writes, a feature it has, and what it is for @commit', async ({
  page,
}) => {
  await openPage(page, '/explore')
  const isEverything = /^(\d+) of \1 families$/
  await page.getByLabel('Find a name or a word').fill('czech')
  await expect(families(page).filter({ hasText: 'Young Serif' })).toHaveCount(1)
  await expect(page.locator('.tools b')).not.toHaveText(isEverything)

  await page.getByLabel('Find a name or a word').fill('display')
  await expect(families(page).filter({ hasText: 'Unbounded' })).toHaveCount(1)
  await expect(families(page).filter({ hasText: 'Young Serif' })).toHaveCount(0)

  await page.getByLabel('Find a name or a word').fill('small caps')
  await expect(families(page).filter({ hasText: 'Alegreya' })).toHaveCount(1)
  await expect(families(page).filter({ hasText: 'Unbounded' })).toHaveCount(0)

  await page.getByLabel('Find a name or a word').fill('book')
  await expect(families(page)).toHaveText(['Alegreya'])
  await page.getByLabel('Find a name or a word').fill('variable serif')
  await expect(families(page)).toHaveText(['Fraunces'])

  await page.getByLabel('Find a name or a word').fill('Novél')
  await expect(families(page)).toHaveText(['Alegreya'])
})

test('an address with a text opens with it, and nothing moves', async ({ page }) => {
  const text = 'A line so long that it breaks more than once where it is set large'
  for (const path of ['/typeface/geist', '/explore/geist']) {
    await page.goto(`${path}?text=${encodeURIComponent(text)}`)
    await expect(page.locator('.typed textarea').first()).toHaveValue(text)
    await expect(page.locator('.typed').first()).toBeVisible()
    expect(await layoutShift(page), path).toBeLessThan(0.001)
  }
})

/** How far what could be seen has moved since the page began. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number }
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as Shift).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )
}

/** How many there are, whether their rows are mounted or not. */
async function allFamilies(page: Page): Promise<number> {
  const count = await page.getByText(/\d+ of \d+ families/).textContent()
  return Number(/of (\d+)/.exec(count ?? '')?.[1])
}

/** The names on the rows that are shown. */
function families(page: Page) {
  return page.getByRole('main').getByRole('link').locator('b')
}

/** As the shop's own list of typefaces tells; sub-families are found through their parents. */
async function familiesOf(page: Page, isMeant: (row: Row) => boolean): Promise<string[]> {
  const answer = await page.request.get('/api/typefaces?depth=0&limit=200&sort=position')
  const { docs } = (await answer.json()) as { docs: Row[] }
  return docs
    .filter(({ parent }) => parent === null)
    .filter(isMeant)
    .map(({ name }) => name)
}
