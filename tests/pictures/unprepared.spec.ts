import { openPage } from '../support/e2e/open-page'
import { publishFamilies } from '../support/e2e/staff/publish-families'
import { signInAsStaff } from '../support/e2e/staff/sign-in-as-staff'
import { test } from '../support/e2e/staff/staff-test'
import { mastersOf, UNPREPARED, UNPREPARED_SLUGS } from '../support/fonts/unprepared/families'

const WINDOWS = { 360: 780, 1280: 800 }
const LISTS = ['/', '/explore', '/explore?view=wall']
const PAGES = [...LISTS, ...UNPREPARED_SLUGS.flatMap(pagesOf)]

test('families that nobody drew the shop for', async ({ page }) => {
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsStaff(page)
  await publishFamilies(page, {
    names: Object.values(UNPREPARED).map(({ name }) => name),
    masters: UNPREPARED_SLUGS.flatMap(mastersOf),
    price: '45',
  })

  for (const path of PAGES) {
    for (const [width, height] of Object.entries(WINDOWS)) {
      await page.setViewportSize({ width: Number(width), height })
      await openPage(page, path)
      // In a list they stand behind all others.
      if (LISTS.includes(path)) await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      await page.waitForTimeout(1500)
      const name = path === '/' ? 'home' : path.replace(/\W+/g, ' ').trim().replaceAll(' ', '-')
      await page.screenshot({ path: `test-results/pictures/unprepared-${name}-${width}.png` })
    }
  }
})

function pagesOf(slug: string): string[] {
  return [`/typeface/${slug}`, `/shop?typeface=${slug}`]
}
