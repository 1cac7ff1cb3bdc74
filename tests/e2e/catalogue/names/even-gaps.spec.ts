import { expect, test } from '@playwright/test'
import { readRows } from '../../../support/e2e/home-rows'

for (const width of [360, 768, 1280]) {
  test(`every name stands at the same distance from its caption at ${width} px, however long its credits @commit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    expect((await readRows(page)).length).toBeGreaterThan(5)
    const gaps = await page.locator('.row').evaluateAll((rows) =>
      rows.map((row) => {
        const top = (part: string) => row.querySelector(part)?.getBoundingClientRect().top ?? NaN
        return Math.round(top('.name') - top('.row-cap h2'))
      }),
    )

    expect(new Set(gaps).size).toBe(1)
  })
}

test('on a phone no credits reach the name beneath them @commit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  const reached = await page.locator('.row').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const credits = document.createRange()
      credits.selectNodeContents(row.querySelector('.who') ?? row)
      const name = row.querySelector('.name')?.getBoundingClientRect().top ?? NaN
      return credits.getBoundingClientRect().bottom <= name ? [] : [row.id]
    }),
  )

  expect(reached).toEqual([])
})
