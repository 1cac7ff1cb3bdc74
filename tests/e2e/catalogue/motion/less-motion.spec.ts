import { expect, test, type Page } from '@playwright/test'
import { everythingStands, lengthsOf, openWatched } from '../../../support/e2e/view-transitions'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('with reduced motion nothing moves, forward or back @commit', async ({ page }) => {
  await openWatched(page, '/')
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expectStill(page, 'Explore')
  await page.goBack()
  await expectStill(page, 'Typefaces')
  await page.locator('#geist').getByRole('link').first().click()
  await expectStill(page, 'Geist')
})

test('with reduced motion the shop opens from a row, and closes, without any', async ({ page }) => {
  await openWatched(page, '/')
  await page.locator('#geist').getByRole('link').last().click()
  await expect(page).toHaveURL(/\/shop/)
  await expectStill(page, 'Choose styles and licences of Geist')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/:\d+\/$/)
  await expectStill(page, 'Typefaces')
})

/** React keeps a transition open by animations of no length: they move nothing. */
async function expectStill(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  expect(await page.evaluate(countRunning)).toBe(0)
  await everythingStands(page)
  const lengths = await lengthsOf(page)
  expect(lengths.filter(({ ms }) => ms !== 0)).toEqual([])
}

function countRunning(): number {
  return document.getAnimations().filter((one) => one.playState === 'running').length
}
