import { expect, test } from '@playwright/test'
import { findBroken } from '../../support/e2e/find-broken'
import { openPage } from '../../support/e2e/open-page'
import {
  everyFieldIsSet,
  fields,
  openFields,
  textOutsideFields,
} from '../../support/e2e/ink/wall-fields'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'] // prettier-ignore

test('the wall is in the address, and survives a reload and the way back @commit', async ({
  page,
}) => {
  await openPage(page, '/explore')
  await page.getByRole('button', { name: 'Wall' }).click()
  await expect(page).toHaveURL(/\/explore\?view=wall$/)
  await expect(fields(page).first()).toBeVisible()
  const names = await fields(page).locator('.wall-name').allTextContents()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Wall' })).toHaveAttribute('aria-pressed', 'true')
  await expect(fields(page).locator('.wall-name')).toHaveText(names)

  await fields(page).first().click()
  await expect(page).toHaveURL(/\/typeface\//)
  await page.goBack()
  await expect(fields(page).locator('.wall-name')).toHaveText(names)

  await page.getByRole('button', { name: 'Rows' }).click()
  await expect(page).toHaveURL(/\/explore$/)
  await expect(fields(page)).toHaveCount(0)
})

test('one field is open: the first, then the last pointed at or focused', async ({ page }) => {
  await openPage(page, '/explore?view=wall')
  await expect(openFields(page)).toHaveCount(1)
  await expect(fields(page).first()).toHaveClass(/inverted/)

  await fields(page).nth(2).hover()
  await expect(openFields(page)).toHaveCount(1)
  await expect(fields(page).nth(2)).toHaveClass(/inverted/)

  await fields(page).nth(1).focus()
  await expect(openFields(page)).toHaveCount(1)
  await expect(fields(page).nth(1)).toHaveClass(/inverted/)
})

test('a filter lays the wall anew, and so does what is typed', async ({ page }) => {
  await openPage(page, '/explore?view=wall')
  await expect(fields(page).first()).toBeVisible()
  const all = await fields(page).count()
  await page.getByRole('button', { name: 'Greek' }).click()
  await expect.poll(() => fields(page).count()).toBeLessThan(all)
  await expect(openFields(page)).toHaveCount(1)

  await page.getByLabel('Type in every family').fill('Quay')
  await everyFieldIsSet(page)
  const texts = await fields(page).locator('.wall-box').allTextContents()
  expect(new Set(texts)).toEqual(new Set(['Quay']))
})

for (const width of [768, 1280, 2560]) {
  test(`at ${width} px no text stands outside its field, and no rule of axe is broken`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/explore?view=wall')
    await everyFieldIsSet(page)

    expect(await textOutsideFields(page)).toEqual([])
    expect(await findBroken(page, TAGS)).toEqual([])
  })
}
