import { expect, test } from '@playwright/test'
import { findBroken } from '../../support/e2e/find-broken'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'
import { openPage } from '../../support/e2e/open-page'
import {
  everyFieldIsSet,
  fields,
  openFields,
  textOutsideFields,
} from '../../support/e2e/ink/wall-fields'

test('on a phone no text stands outside its field, and no rule of axe is broken @commit', async ({
  page,
}) => {
  await openPage(page, '/explore?view=wall')
  await everyFieldIsSet(page)

  expect(await textOutsideFields(page)).toEqual([])
  expect(await findBroken(page, ['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'])).toEqual([])
  await expectNoSideways(page)
})

test('on a phone the field in the middle of the window is open', async ({ page }) => {
  await openPage(page, '/explore?view=wall')
  const field = fields(page).nth(3)
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))

  await expect(field).toHaveClass(/inverted/)
  await expect(openFields(page)).toHaveCount(1)
})
