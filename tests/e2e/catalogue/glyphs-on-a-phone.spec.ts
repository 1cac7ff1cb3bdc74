import { expect, test } from '@playwright/test'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'
import { openPage } from '../../support/e2e/open-page'

test('on a phone a letter is drawn where it is seen while a thumb goes through the others @commit', async ({
  page,
}) => {
  await openPage(page, '/typeface/alegreya')
  const figure = page.getByRole('button', { name: '7, Digit seven', exact: true })
  await page
    .getByRole('heading', { name: /^Figures/ })
    .last()
    .scrollIntoViewIfNeeded()
  await figure.tap()

  await expect(figure).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.insp-head')).toContainText('Digit sevenU+0037')
  await expect(page.locator('.insp-head')).toBeInViewport({ ratio: 1 })
  await expect(figure).toBeInViewport()
})

test('on a phone letters are large enough for a thumb, and nothing runs off the side', async ({
  page,
}) => {
  await openPage(page, '/explore/vazirmatn')
  await page.getByRole('heading', { name: /^Glyphs/ }).scrollIntoViewIfNeeded()
  const cell = page.getByRole('button', { name: 'ن, Arabic letter noon', exact: true })
  const box = await cell.boundingBox()

  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await expectNoSideways(page)
})
