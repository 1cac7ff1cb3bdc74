import { expect, test } from '@playwright/test'
import { measureInk } from '../../support/e2e/ink/measure-ink'
import { openPage } from '../../support/e2e/open-page'
import { readShift, watchShifts } from '../../support/e2e/ink/layout-shifts'

test('an essay’s title fills the measure in its typeface; nothing moves, and the typeface leads back to it @commit', async ({
  page,
  context,
}) => {
  await watchShifts(page)
  await openPage(page, '/essays/two-storeys')
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  // The text’s own face takes the place of the interface’s, as on every page to read: by less than can be seen.
  expect(await readShift(page)).toBeLessThan(0.001)
  const title = page.getByRole('heading', { level: 1, name: 'Two storeys' })
  const box = await title.boundingBox()
  const [edges] = await measureInk(context, await page.screenshot(), [box ?? never()])

  expect(Math.abs(edges?.left ?? NaN)).toBeLessThanOrEqual(1.5)
  expect(Math.abs(edges?.right ?? NaN)).toBeLessThanOrEqual(1.5)

  await page
    .getByRole('navigation', { name: /in this essay/ })
    .getByRole('link', { name: 'Alegreya' })
    .click()
  await page.getByRole('link', { name: 'Two storeys' }).click()
  await expect(title).toBeVisible()
})

function never(): never {
  throw new Error('The title is not on the page.')
}
