import { expect, test } from '@playwright/test'
import { NEEDS_SCRIPT } from '@/domain/site/plain-forms'
import { askAll } from '../../support/e2e/ask-shop'
import { browserOf } from '../../support/e2e/buy-by-calls'
import { findUnsafeForms } from '../../support/e2e/crawl/find-odd-html'
import { aCart } from '../../support/shop/buyer'

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

test('without script Explore leads from its first rows to a list of all, with no gap beneath', async ({
  page,
}) => {
  await page.goto('/explore')
  const rest = page.getByRole('link', { name: 'All families in one list' })
  const room = await page.locator('.ex-room').boundingBox()

  expect(room?.height).toBeLessThan(120)
  await rest.click()
  await expect(page).toHaveURL(/\/explore_old$/)
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

test('without script trial fonts are asked for in a form that is sent, checked and answered @commit', async ({
  page,
}) => {
  await page.goto('/trial')
  await page.getByLabel('Name', { exact: true }).fill('Ada Plain')
  await page.getByRole('button', { name: 'Request trial fonts' }).click()
  await expect(page.getByText('Choose a family first.')).toBeVisible()

  await page.goBack()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Plain')
  await page.getByRole('checkbox', { name: /^Fraunces, / }).check()
  await page.getByLabel('E-mail').fill('plain@example.org')
  await page.getByRole('checkbox', { name: /I will use them for trials only/ }).check()
  await page.getByRole('button', { name: 'Request trial fonts' }).click()
  await expect(page.getByText('The trial fonts are on their way')).toBeVisible()
  expect(page.url()).toMatch(/\/api\/forms\/trial$/)
})

test('without script a cart, its details and a question say what they need, and no form of theirs writes into an address @commit', async ({
  page,
}) => {
  const base = new URL('/', process.env.FOUNT_TEST_URL).href
  const { cart_key: key } = await aCart(browserOf(base), 'fraunces')
  const paths = [
    '/shop?typeface=fraunces',
    '/shop?ask=video',
    '/my-licences',
    '/licence',
    '/write',
    '/trial',
    `/cart/${key}`,
    `/cart/${key}?step=details`,
    `/cart/${key}?step=payment`,
  ]
  for (const path of paths.filter((one) => /^.(shop|cart)/.test(one))) {
    await page.goto(path)
    // Playwright reads no text within a noscript by itself.
    await expect(page.locator('.page-word')).toBeVisible()
    await expect(page.locator('.page-word')).toHaveText(NEEDS_SCRIPT)
  }
  const answers = await askAll(base, paths)

  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  expect(answers.flatMap(findUnsafeForms)).toEqual([])
})
