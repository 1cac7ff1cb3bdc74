import { expect, test } from '@playwright/test'
import { findSpilledText } from '../../../support/e2e/ink/find-spilled-text'

type Family = { slug: string; children: { slug: string }[] }

const GROUPS = {
  'the lists': () => ['/', '/explore', '/compare', '/explore_old'],
  'the typefaces': (slugs: string[]) => slugs.map((slug) => `/typeface/${slug}`),
  'the shop': (slugs: string[]) => slugs.map((slug) => `/shop?typeface=${slug}`),
}

for (const [group, pathsOf] of Object.entries(GROUPS)) {
  test(`no text of ${group} leaves its box, from a phone to a wide screen`, async ({ page }) => {
    const families = (await (await page.request.get('/api/fonts')).json()) as Family[]
    const slugs = families.flatMap(({ slug, children }) => [slug, ...children.map((c) => c.slug)])
    const found: string[] = []
    for (const path of pathsOf(slugs)) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      found.push(...(await findSpilledText(page)))
    }

    expect(slugs.length).toBeGreaterThan(15)
    expect(found).toEqual([])
  })
}
