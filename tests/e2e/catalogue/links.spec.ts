import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPage } from '../../support/e2e/open-page'

test('a link within the shop shows its page in the place of this one @commit', async ({ page }) => {
  await openMarked(page)
  await explore(page).click()

  await expect(page).toHaveURL(/\/explore$/)
  expect(await isMarked(page)).toBe(true)
})

test('by the keyboard it does the same', async ({ page }) => {
  await openMarked(page)
  await explore(page).press('Enter')

  await expect(page).toHaveURL(/\/explore$/)
  expect(await isMarked(page)).toBe(true)
})

test('a link of the header turns bold on its page, and none beside it moves', async ({ page }) => {
  await openPage(page, '/')
  const places = () =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left))
  const before = await places()
  await explore(page).click()

  await expect(explore(page)).toHaveAttribute('aria-current', 'page')
  expect(await places()).toEqual(before)
})

type Click = Parameters<Locator['click']>[0]

const ELSEWHERE: { how: string; click: Click }[] = [
  { how: 'with Ctrl held', click: { modifiers: ['Control'] } },
  { how: 'by the middle button', click: { button: 'middle' } },
]

for (const { how, click } of ELSEWHERE) {
  test(`clicked ${how} it opens another tab and leaves this one as it is`, async ({
    page,
    context,
  }) => {
    await openMarked(page)
    const opening = context.waitForEvent('page')
    await explore(page).click(click)

    await expect(await opening).toHaveURL(/\/explore$/)
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(await isMarked(page)).toBe(true)
  })
}

async function openMarked(page: Page): Promise<void> {
  await openPage(page, '/')
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

/** Whether it is still the page that was opened. */
function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window)
}

function explore(page: Page): Locator {
  return page.getByRole('link', { name: 'Explore', exact: true }).first()
}
