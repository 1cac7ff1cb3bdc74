import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('without script home shows every name with its price, and its links lead on @commit', async ({
  page,
}) => {
  await page.goto('/')
  const families = '/api/typefaces?where[parent][exists]=false&depth=0&limit=200'
  const { docs } = await (await page.request.get(families)).json()

  await expect(page.getByRole('article')).toHaveCount(docs.length)
  const fraunces = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Fraunces' }) })
  await expect(fraunces.getByRole('heading', { name: 'Fraunces' })).toBeVisible()
  await expect(fraunces.getByText('Fraunces').last()).toBeVisible()
  await expect(fraunces.getByText('from 45.00 €')).toBeVisible()
  await fraunces.getByRole('link', { name: /^Fraunces .*\d+ styles/ }).click()
  await expect(page).toHaveURL(/\/typeface\/fraunces$/)
})

test('without script a typeface page still says what it is, and what each style costs @commit', async ({
  page,
}) => {
  await page.goto('/typeface/fraunces')

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fraunces')
  await expect(page.getByText('Bold Italic', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('45.00 €', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/An Old Style with a soft heart/)).toBeVisible()
  await page.getByRole('link', { name: 'Choose licences' }).click()
  await expect(page).toHaveURL(/\/shop\?typeface=fraunces$/)
})

test('without script the plain list opens an entry by its address and leads to it @commit', async ({
  page,
}) => {
  await page.goto('/explore_old/fraunces')

  await expect(page.getByText('Vazirmatn', { exact: true })).toBeVisible()
  await expect(page.getByText('from 45.00 €').first()).toBeVisible()
  await page.getByRole('link', { name: 'Fraunces →' }).click()
  await expect(page).toHaveURL(/\/typeface\/fraunces$/)
})

test('without script a page of the foundry still reads @commit', async ({ page }) => {
  await page.goto('/about')

  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await expect(page.getByText(/fills the line from margin to margin/)).toBeVisible()
})

test('without script families are compared in words that were typed, and at other sizes @commit', async ({
  page,
}) => {
  await page.goto('/compare?typefaces=fraunces,syne')
  await page.getByRole('textbox', { name: 'The same words in every family' }).fill('Plum jam')
  await page.getByRole('button', { name: 'Sizes matched by x-height' }).click()
  await expect(page.getByText('Plum jam').first()).toBeVisible()

  await page.getByRole('combobox', { name: 'Add a family' }).selectOption('Bungee')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Choose Bungee' })).toBeVisible()
  const sizes = page.getByRole('button', { name: 'Sizes matched by x-height' })
  await expect(sizes).toHaveAttribute('aria-pressed', 'false')
  await sizes.click()
  await expect(sizes).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Plum jam').first()).toBeVisible()
})
