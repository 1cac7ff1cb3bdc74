import { expect, test } from '@playwright/test'
import { findSpilledText } from '../../../support/e2e/ink/find-spilled-text'

type Family = { slug: string; children: { slug: string }[] }

test('no text of the catalogue leaves its box, from a phone to a wide screen', async ({ page }) => {
  const families = (await (await page.request.get('/api/fonts')).json()) as Family[]
  const slugs = families.flatMap(({ slug, children }) => [slug, ...children.map((c) => c.slug)])
  const own = slugs.flatMap((slug) => [`/typeface/${slug}`, `/shop?typeface=${slug}`])
  const found: string[] = []
  for (const path of ['/', '/explore', '/compare', '/explore_old', ...own]) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    found.push(...(await findSpilledText(page)))
  }

  expect(slugs.length).toBeGreaterThan(15)
  expect(found).toEqual([])
})
