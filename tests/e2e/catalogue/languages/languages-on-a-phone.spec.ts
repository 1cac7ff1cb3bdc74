import { expect, test } from '@playwright/test'
import { openPage } from '../../../support/e2e/open-page'

test('a phone shows the most used languages, a touch high each, and all of them on request @commit', async ({
  page,
}) => {
  await openPage(page, '/typeface/fraunces')
  const names = page.locator('.langs:not(.blocks, .near) li:visible')
  await expect(names).toHaveCount(12)
  await expect(names.filter({ hasText: 'English' })).toHaveCount(1)
  await names.first().scrollIntoViewIfNeeded()
  await expect(names.locator('label')).toHaveCount(12) // the sentences are there
  const heights = await names.evaluateAll((all) => all.map((name) => name.clientHeight))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)

  await page.getByRole('textbox', { name: 'Find a language' }).fill('zulu')
  await expect(names).toHaveText(['Zulu'])
  await page.getByRole('textbox', { name: 'Find a language' }).fill('')
  await page.getByRole('button', { name: /^All \d+ languages/ }).tap()
  await expect(page.getByRole('button', { name: /^All \d+ languages/ })).toHaveCount(0)
  expect(await names.count()).toBeGreaterThan(100)
  await expect(names.locator(':checked')).toBeFocused()
})
