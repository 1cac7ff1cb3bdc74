import { expect, type Page } from '@playwright/test'
import { findMisfits } from '../../../support/e2e/home-rows'
import { readDrawnTexts } from '../../../support/e2e/ink/drawn-fonts'
import { findSpilledText } from '../../../support/e2e/ink/find-spilled-text'
import { everyFieldIsSet, textOutsideFields } from '../../../support/e2e/ink/wall-fields'
import { openPage } from '../../../support/e2e/open-page'
import { publishFamilies } from '../../../support/e2e/staff/publish-families'
import { signInAsStaff } from '../../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../../support/e2e/staff/staff-test'
import { mastersOf, UNPREPARED, UNPREPARED_SLUGS } from '../../../support/fonts/unprepared/families'

/** A foundry's first day: families that the shop was not drawn for, looked at on every page that shows them. */
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const OWN_PAGES = UNPREPARED_SLUGS.flatMap((slug) => [
  `/typeface/${slug}`,
  `/shop?typeface=${slug}`,
])
const COMPARED = `/compare?typefaces=${UNPREPARED_SLUGS.slice(0, 4).join()}`

test('staff upload five families that nobody prepared, price them and publish them', async ({
  page,
}) => {
  await signInAsStaff(page)
  await publishFamilies(page, {
    names: Object.values(UNPREPARED).map(({ name }) => name),
    masters: UNPREPARED_SLUGS.flatMap(mastersOf),
    price: '45',
  })

  await page.goto('/')
  for (const { name } of Object.values(UNPREPARED)) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
})

test('no page that shows them scrolls sideways, and no text leaves its box', async ({ page }) => {
  const found: string[] = []
  for (const path of ['/', '/explore', COMPARED, '/shop', '/trial', ...OWN_PAGES]) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    found.push(...(await findSpilledText(page)))
  }

  expect(found).toEqual([])
})

for (const width of [360, 1280]) {
  test(`their names fill the measure, and their fields hold their texts at ${width} px`, async ({
    page,
  }) => {
    // Every name is in the window: those beyond it come when they are near.
    await page.setViewportSize({ width, height: 9000 })
    await page.goto('/')
    await expect.poll(() => findMisfits(page)).toEqual([])

    await page.setViewportSize({ width, height: 900 })
    await page.goto('/explore?view=wall')
    await everyFieldIsSet(page)
    expect(await textOutsideFields(page)).toEqual([])
  })
}

test('their texts are drawn by themselves, each script that they write among them', async ({
  page,
}) => {
  for (const [slug, { script }] of Object.entries(UNPREPARED)) {
    await openPage(page, `/typeface/${slug}`)
    const texts = await seenTexts(page)

    expect(texts.map(({ boxes, fromElsewhere }) => boxes + fromElsewhere)).toEqual([0, 0, 0])
    expect(texts.map(({ text }) => text).join(' ')).toMatch(
      new RegExp(`\\p{Script=${script}}`, 'u'),
    )
  }
})

test('a family of fourteen styles is shown in its Regular where one style stands for all', async ({
  page,
}) => {
  await openPage(page, '/explore?find=Spectral')
  await expect(page.locator('a.ex')).toHaveCount(1)

  await expect(page.locator('a.ex .ex-text')).toHaveCSS('font-family', /^"?Spectral Regular/)
})

/** What the three tests of a typeface's page hold, once their faces are there. */
async function seenTexts(page: Page) {
  for (const sheet of await page.locator('.test .typed').all()) {
    await sheet.scrollIntoViewIfNeeded()
    await expect(sheet).not.toHaveClass(/is-unset/)
  }
  return readDrawnTexts(page, '.test .typed')
}
