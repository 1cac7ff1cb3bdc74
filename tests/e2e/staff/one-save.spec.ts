import { dirname } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { closeLivePreview } from '../../support/e2e/staff/live-preview'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import {
  openStaffSession,
  type Row,
  type StaffSession,
} from '../../support/e2e/staff/staff-session'
import { test } from '../../support/e2e/staff/staff-test'

const LOGIN = process.env.FOUNT_TEST_LOGIN ?? 'data/test/run/first-staff-login.txt'
const MODIFIED = 'recently updated by another user'

let staff: StaffSession

test.beforeAll(async ({ baseURL }) => {
  staff = await openStaffSession({ address: baseURL ?? '', dataDir: dirname(LOGIN) })
})
test.afterAll(() => staff.close())

/** What the shop worked out after a publish once made the next edit of the same person a conflict, which lost it. */
test('staff edit a typeface on while the shop prepares its new name, and nothing is asked or lost @commit', async ({
  page,
}) => {
  const { id, name } = await openTypeface(page, 'bungee')
  await page.locator('#field-name').fill(`${String(name)} New`)
  await publish(page)
  await expect.poll(async () => (await rowOf(id)).preparation ?? null).toBeNull()

  await page.getByRole('button', { name: 'Words', exact: true }).click()
  await page.getByRole('textbox', { name: 'Lead' }).fill('Written after the publish')
  await publish(page)
  await expect(page.getByText(MODIFIED)).toHaveCount(0)
  expect(await rowOf(id)).toMatchObject({
    name: `${String(name)} New`,
    lead: 'Written after the publish',
  })
})

test('an edit that another person has overtaken is told', async ({ page }) => {
  const { id } = await openTypeface(page, 'bungee')
  await staff.change(`typefaces/${id}`, { purpose: 'Another’s words' })
  await page.locator('#field-name').fill('Bungee Mine')

  await expect(page.getByText(MODIFIED)).toBeVisible()
})

/** The grid has a button of its own, below what one sees: prices typed into it were lost without a word. */
test('prices typed into the grid are saved with their typeface', async ({ page }) => {
  const { id } = await openTypeface(page, 'syne')
  const price = page.getByRole('textbox', { name: 'Price of Bold' })
  await price.fill('47')
  await publish(page)
  await expect(page.getByRole('button', { name: /^Save the price/ })).toHaveCount(0)

  await page.reload()
  await expect(price).toHaveValue('47.00')
  const [bold] = await stylesOf(id)
  expect(bold).toMatchObject({ price: 4700 })
})

test('an odd price holds the publish with its question until somebody says yes', async ({
  page,
}) => {
  const { id } = await openTypeface(page, 'syne')
  const before = await stylesOf(id)
  const desk = page.getByRole('region', { name: 'Styles' })
  await page.getByRole('textbox', { name: 'Price of Bold' }).fill('0,45')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(desk.getByRole('alert')).toContainText('0.45 € is a tenth or less')
  expect(await stylesOf(id)).toEqual(before)

  await desk.getByRole('button', { name: 'Yes, save these prices' }).click()
  await expect(desk.getByText('Saved. The shop shows these prices.')).toBeVisible()
  expect(await stylesOf(id)).toMatchObject([{ price: 45 }])
})

test('a price that cannot be read holds the publish, and so does a draft that prices do not have', async ({
  page,
}) => {
  await openTypeface(page, 'syne')
  const desk = page.getByRole('region', { name: 'Styles' })
  const price = page.getByRole('textbox', { name: 'Price of Bold' })
  await price.fill('1.200')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(desk.getByText('The price of Bold cannot be read.')).toBeVisible()

  await price.fill('46')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(desk.getByText('Prices of styles have no draft')).toBeVisible()
  await expect(price).toHaveValue('46.00')
})

test('whoever leaves with a price that is not saved is asked, and may stay', async ({ page }) => {
  await openTypeface(page, 'syne')
  const price = page.getByRole('textbox', { name: 'Price of Bold' })
  await price.fill('48')
  await page.getByRole('button', { name: 'Words', exact: true }).click()
  await page.getByRole('button', { name: 'Styles and prices' }).click()
  await expect(price).toHaveValue('48.00')

  await page.getByRole('link', { name: 'Typefaces', exact: true }).first().click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(price).toHaveValue('48.00')

  await page.getByRole('region', { name: 'Styles' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Typefaces', exact: true }).first().click()
  await expect(page).toHaveURL(/\/collections\/typefaces(\?|$)/)
})

async function openTypeface(page: Page, slug: string): Promise<Row> {
  const [row] = await staff.find('typefaces', { 'where[slug][equals]': slug })
  if (!row) throw new Error(`There is no typeface ${slug}.`)
  await signInAsStaff(page)
  await page.goto(`/admin/collections/typefaces/${row.id}`)
  await closeLivePreview(page)
  await page.getByRole('button', { name: 'Styles and prices' }).click() // the tab that was open last comes first
  await expect(page.getByRole('textbox', { name: /^Price of / }).first()).toBeVisible()
  return row
}

async function publish(page: Page): Promise<void> {
  // The words of the publish before may still stand there.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/typefaces/'),
  )
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await saved
  await expect(
    page
      .locator('.payload-toast-container')
      .getByText(/successfully/)
      .last(),
  ).toBeVisible()
}

async function rowOf(id: string): Promise<Row> {
  const [row] = await staff.find('typefaces', { 'where[id][equals]': id })
  if (!row) throw new Error(`There is no typeface ${id}.`)
  return row
}

function stylesOf(typeface: string): Promise<Row[]> {
  const where = { 'where[typeface][equals]': typeface, 'where[name][equals]': 'Bold' }
  return staff.find('styles', where)
}
