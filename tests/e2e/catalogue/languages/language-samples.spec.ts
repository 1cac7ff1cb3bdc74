import { expect, test, type Page } from '@playwright/test'
import { readDrawnTexts } from '../../../support/e2e/ink/drawn-fonts'
import { openPage } from '../../../support/e2e/open-page'
import { languagesWithNewLetters } from '../../../support/fonts/languages-with-new-letters'

const NAMES = '.langs:not(.near) label'

/** Between them: accents of every kind, Vietnamese, Greek, Cyrillic beyond Russian, and Arabic. */
for (const slug of ['alegreya', 'vazirmatn']) {
  test(`what visitors see of the languages of ${slug} is drawn by its own face${slug === 'vazirmatn' ? ' @commit' : ''}`, async ({
    page,
  }) => {
    await openPage(page, `/typeface/${slug}`)
    await page.locator('.lang-sample').scrollIntoViewIfNeeded()
    await expect(page.locator(NAMES).first()).toBeAttached()
    const names = await page.locator(NAMES).allTextContents()
    const shown = languagesWithNewLetters(names)

    for (const name of shown) {
      // By script: a mouse would scroll to each.
      const label = page.locator(NAMES).nth(names.indexOf(name))
      await label.evaluate((element: HTMLElement) => element.click())
      // Letters that the preview lacks come when they are needed.
      await expect
        .poll(() => sampleOf(page), { message: name, intervals: [0, 20, 50, 100] })
        .toEqual({ isSet: true, drawnByOthers: 0 })
    }
    expect(shown.length).toBeGreaterThan(2)
  })
}

async function sampleOf(page: Page) {
  const [drawn] = await readDrawnTexts(page, '.lang-sample p:not(.is-unset)')
  if (!drawn) return null
  return { isSet: drawn.own > 0, drawnByOthers: drawn.boxes + drawn.fromElsewhere }
}
