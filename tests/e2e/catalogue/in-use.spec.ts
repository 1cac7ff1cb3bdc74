import { expect, test } from '@playwright/test'
import { readShift, watchShifts } from '../../support/e2e/ink/layout-shifts'
import { openPage } from '../../support/e2e/open-page'

test('pictures in use are chosen by typeface without script, and lead to its page @commit', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/in-use')
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(8)
  await page
    .getByRole('navigation', { name: 'Typefaces in use' })
    .getByRole('link', { name: 'Fraunces' })
    .click()

  await expect(page).toHaveURL('/in-use?typeface=fraunces')
  await expect(pictures).toHaveCount(1)
  await expect(pictures).toHaveAccessibleName(/^A cream label/)
  await page.getByRole('link', { name: 'Fraunces Black and Light Italic' }).click()
  await expect(page).toHaveURL('/typeface/fraunces')
  await context.close()
})

test('every row has one height, ends at the margin and moves nothing as its pictures come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await watchShifts(page)
  await openPage(page, '/in-use')
  const boxes = await page
    .locator('.uses-row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('img')].map((one) => one.getBoundingClientRect())),
    )
  const margin = boxes[0]?.[0]?.left ?? 0

  for (const row of boxes) {
    expect(new Set(row.map(({ height }) => Math.round(height))).size).toBe(1)
    expect(row.at(-1)?.right).toBeCloseTo(1280 - margin, 0)
  }
  expect(await readShift(page)).toBeLessThan(0.001)
})
