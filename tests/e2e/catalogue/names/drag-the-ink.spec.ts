import { expect, test } from '@playwright/test'
import { openPage } from '../../../support/e2e/open-page'

test('the big name is dragged to another weight and keeps its line; its CSS is copied @commit', async ({
  page,
  context,
}) => {
  await openPage(page, '/typeface/bricolage-grotesque')
  await page.waitForLoadState('networkidle')
  const ink = page.getByRole('slider', { name: 'of the name Bricolage Grotesque' })
  const box = await ink.boundingBox()
  if (!box) throw new Error('The name has no box.')
  const below = await page.locator('.lead').boundingBox()

  await page.mouse.move(box.x + 200, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 220, box.y + box.height / 2)
  await expect(async () => {
    await page.mouse.move(box.x + 200 + box.width / 2, box.y + box.height / 2 - 40, { steps: 4 })
    await expect(page.locator('.set-name > span')).toBeVisible()
  }).toPass()
  await page.mouse.up()
  await expect(page.locator('.ink-values')).toContainText(/wght \d+ wdth \d+/)
  expect(await page.locator('.lead').boundingBox()).toEqual(below)

  await ink.press('End')
  await expect(ink).toHaveAttribute('aria-valuetext', /^wght 800 /)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('.ink-values').getByRole('button', { name: 'Copy CSS' }).click()
  await expect(page.locator('.ink-values')).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^font-variation-settings: .*"wght" 800/,
  )
})
