import { expect, test } from '@playwright/test'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'

for (const width of [320, 360, 412, 1280]) {
  test(`what is shown at /shop before any script runs fits a window of ${width} px @commit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    await page.route('**/_next/static/chunks/*.js', () => {})
    await page.goto('/shop', { waitUntil: 'commit' })
    await expect(page.getByText('Choose a typeface').last()).toBeVisible()
    await expect(page.getByText(/^20 styles, from/)).toBeVisible()
    await expectNoSideways(page)

    await page.goto('/shop?typeface=fraunces', { waitUntil: 'commit' })
    await expect(page.getByText('Loading prices').first()).toBeVisible()
    await expectNoSideways(page)
  })
}

test('before any script runs each typeface of the list is named in its own font @commit', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/*.js', () => {})
  await page.goto('/shop', { waitUntil: 'commit' })
  await expect(page.getByText(/^20 styles, from/)).toBeVisible()

  const names = page.locator('.choices .n').filter({ visible: true })
  expect(await names.count()).toBeGreaterThan(10)
  await expect.poll(() => names.evaluateAll(inOtherFonts)).toEqual([])
})

/** The names whose font is not there. */
function inOtherFonts(names: Element[]): string[] {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
  const families = loaded.map(({ family }) => family.replaceAll('"', ''))
  return names
    .filter((name) => {
      const [own = ''] = getComputedStyle(name).fontFamily.split(',')
      return !families.includes(own.replaceAll('"', ''))
    })
    .map((name) => name.textContent)
}
