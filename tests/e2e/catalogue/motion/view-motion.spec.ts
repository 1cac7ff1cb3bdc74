import { expect, test, type Page } from '@playwright/test'
import {
  everythingStands,
  forgetMotions,
  lengthsOf,
  motionsOf,
  openWatched,
} from '../../../support/e2e/view-transitions'

test('the wall is wiped over the rows from the right, and the rows over it from the left @commit', async ({
  page,
}) => {
  await openWatched(page, '/explore')
  await view(page, 'Wall').click()
  await expect.poll(() => slides(page)).toEqual([['wiped-from-right new']])

  await forgetMotions(page)
  await view(page, 'Rows').click()
  await expect.poll(() => slides(page)).toEqual([['wiped-from-left new']])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the wall takes the place of the rows at once', async ({ page }) => {
    await openWatched(page, '/explore')
    await view(page, 'Wall').click()
    await expect(page.locator('.wall')).toBeVisible()
    await everythingStands(page)
    const lengths = await lengthsOf(page)
    expect(lengths.filter(({ ms }) => ms !== 0)).toEqual([])
  })
})

function view(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

async function slides(page: Page) {
  return (await motionsOf(page)).map((motion) => motion.slides)
}
