import { expect, test, type Page } from '@playwright/test'

for (const path of ['/typeface/fraunces', '/explore/fraunces']) {
  test(`what is typed at ${path} before hydration stays, and typing goes on @commit`, async ({
    page,
  }) => {
    const hydrate = await openBeforeHydration(page, path)
    const field = page.getByRole('textbox').first()
    await field.fill('Quin')
    await hydrate()

    await page.keyboard.type('ce')
    await expect(field).toHaveValue('Quince')
    await expect(page.locator('.typed').first()).toHaveAttribute('data-text', 'Quince')
  })
}

test('styles ticked before hydration are counted', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/typeface/fraunces')
  await page.getByRole('checkbox', { name: /^Thin, / }).click()
  await page.getByRole('checkbox', { name: /^Light, / }).click()
  await page.getByRole('checkbox', { name: /^Bold, / }).dblclick()
  await hydrate()

  await expect(page.locator('.buy')).toContainText('2 styles')
  await page.getByRole('link', { name: 'Choose licences' }).click()
  await expect(page.getByRole('checkbox', { name: 'Thin', exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Light', exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Bold', exact: true })).not.toBeChecked()
})

test('a style ticked while React is there and the page not yet hydrated counts once @commit', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const dispatch = window.dispatchEvent.bind(window)
    let held: Event | null = null
    window.dispatchEvent = (event) => {
      if (event.type === 'fount:committed') document.documentElement.dataset.committed = ''
      if (event.type !== 'fount:hydrated') return dispatch(event)
      held = event
      return true
    }
    Object.assign(window, { hydrate: () => held && dispatch(held) })
  })
  await page.goto('/typeface/fraunces')
  await expect(page.locator('html[data-committed]')).toBeAttached()
  await page.getByRole('checkbox', { name: /^Light, / }).click()
  await page.evaluate(() => (window as unknown as { hydrate: () => void }).hydrate())

  await expect(page.locator('.buy')).toContainText('1 style')
  await page.getByRole('checkbox', { name: /^Bold, / }).click()
  await expect(page.locator('.buy')).toContainText('2 styles')
})

test('a search typed in Explore before hydration is found @commit', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/explore')
  await page.getByLabel('Type in every family').fill('Hamburg')
  await page.getByLabel('Find a name or a word').fill('geist')
  await hydrate()

  await expect(page.locator('.ex:not([hidden])')).toHaveCount(1)
  await expect(page.locator('.ex:not([hidden])')).toContainText('Hamburg')
})

test('a style and a tracking set before hydration are those of the tester', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/explore/fraunces')
  const style = page.getByRole('combobox', { name: 'Style' })
  const tracking = page.getByRole('slider', { name: 'Tracking' })
  await style.selectOption('Bold Italic')
  await tracking.fill('50')
  await hydrate()

  await expect(page).toHaveURL(/tracking=50/)
  await expect(tracking).toHaveValue('50')
  await expect(style.locator('option:checked')).toHaveText('Bold Italic')
})

test('the query of the URL is applied beside what is typed before hydration @commit', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, '/explore/fraunces?style=bold-italic&tracking=50')
  await page.getByRole('textbox').first().fill('Quince')
  await hydrate()

  await expect(page).toHaveURL(/text=Quince/)
  await expect(page.getByRole('slider', { name: 'Tracking' })).toHaveValue('50')
})

test('a form that is sent before hydration is sent after it, and nothing of it stands in the address @commit', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, '/my-licences')
  await page.getByLabel('E-mail').fill('early@example.org')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await hydrate()

  await expect(page.getByRole('status')).toContainText('a mail with the link is on its way')
  expect(new URL(page.url()).href).toMatch(/\/my-licences$/)
})

/** The page is painted, and its scripts are held back until it may hydrate. */
async function openBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const gate = new Promise<void>((open) => (release = open))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  return async () => {
    release()
    await expect(page.locator('.cart-count').first()).toHaveText('0')
  }
}
