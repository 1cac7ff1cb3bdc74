import { expect, test, type Page } from '@playwright/test'
import { findBroken, PAGE_RULES } from '../../support/e2e/find-broken'
import { openPage } from '../../support/e2e/open-page'

const PAGES: { path: string; open?: (page: Page) => Promise<void> }[] = [
  { path: '/' },
  { path: '/explore' },
  { path: '/compare' },
  { path: '/typeface/fraunces' },
  { path: '/typeface/recursive' },
  { path: '/typeface/alegreya', open: showGlyphs },
  { path: '/explore/vazirmatn', open: showGlyphs },
  { path: '/shop' },
  { path: '/shop?typeface=fraunces', open: chooseStyle },
  { path: '/licences' },
  { path: '/news' },
  { path: '/in-use' },
  { path: '/in-use?typeface=vazirmatn' },
  { path: '/designer/stephen-nixon' },
  { path: '/news/geist-with-an-italic' },
  { path: '/essays/two-storeys' },
  { path: '/trial' },
  { path: '/write' },
]

const SIZES = [
  { name: 'a phone', viewport: { width: 360, height: 780 } },
  { name: 'a desk', viewport: { width: 1280, height: 800 } },
]

for (const { name, viewport } of SIZES) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    for (const { path, open } of PAGES) {
      test(`${path} breaks no rule of axe on ${name}`, async ({ page }) => {
        await openPage(page, path)
        await open?.(page)

        expect(await findBroken(page, PAGE_RULES)).toEqual([])
      })
    }
  })
}

async function chooseStyle(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Bold', exact: true }).check()
}

async function showGlyphs(page: Page): Promise<void> {
  await page.locator('#glyphs').evaluate((section) => section.scrollIntoView())
  await expect(page.locator('.insp-box path')).toBeAttached()
}
