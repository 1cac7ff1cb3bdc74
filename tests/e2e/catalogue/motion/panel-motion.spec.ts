import { expect, test } from '@playwright/test'
import { addToCart, chooseStyles } from '../../../support/e2e/buy-steps'
import {
  everythingStands,
  forgetMotions,
  holdTransitions,
  lengthsOf,
  motionsOf,
  openWatched,
} from '../../../support/e2e/view-transitions'

test('from choosing to the cart the total grows in its place, in 280 ms @commit', async ({
  page,
}) => {
  await openWatched(page, '/shop?typeface=fraunces')
  await chooseStyles(page, ['Light'])
  await forgetMotions(page)
  await addToCart(page)

  await expect
    .poll(() => lengthsOf(page))
    .toContainEqual({ what: '::view-transition-group(total)', ms: 280 })
})

test('the total leaves with its panel, as far to the right', async ({ page }) => {
  await openWatched(page, '/')
  await page.locator('#geist').getByRole('link').last().click()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await everythingStands(page)
  await forgetMotions(page)
  await holdTransitions(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => motionsOf(page)).not.toEqual([])

  const [panel, total] = await page.evaluate(showHalfway, ['panel', 'total'])
  expect(panel).toBeGreaterThan(0)
  expect(total).toBeCloseTo(panel ?? 0, 0)
})

/** Runs in the browser. How far what leaves has moved to the right, halfway through the motion. */
function showHalfway(names: string[]): number[] {
  for (const motion of document.getAnimations()) motion.currentTime = 140
  return names.map((name) => {
    const picture = getComputedStyle(document.documentElement, `::view-transition-old(${name})`)
    return new DOMMatrix(picture.transform).e
  })
}
