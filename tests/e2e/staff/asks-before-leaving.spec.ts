import { expect, type Page } from '@playwright/test'
import { openOrderAsStaff } from '../../support/e2e/staff/open-order'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../support/e2e/staff/staff-test'
import { wireBrowser } from '../../support/http/wire-browser'
import { aPaidPurchase } from '../../support/shop/buyer'

test('whoever leaves an order with a note begun is asked, and no more once it is kept', async ({
  page,
  baseURL,
}) => {
  const { order } = await aPaidPurchase(wireBrowser(baseURL ?? ''))
  await openOrderAsStaff(page, order.order_number)
  await page.getByRole('button', { name: 'Write a note' }).click()
  const note = page.getByLabel('Note', { exact: true })
  await note.fill('Rang us.')
  await staysAsked(page)
  await expect(note).toHaveValue('Rang us.')

  await page.getByRole('button', { name: 'Keep the note' }).click()
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Rang us.')
  await leavesUnasked(page)
})

test('whoever leaves a quote that is not made is asked', async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/admin/collections/quotes')
  await page.getByText('New quote', { exact: true }).click()
  await page.getByLabel('Name of the client').fill('Cleo Client')
  await staysAsked(page)
  await expect(page.getByLabel('Name of the client')).toHaveValue('Cleo Client')
})

test('whoever leaves a version of a licence text that is not saved is asked', async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/admin/collections/eulas')
  await page.getByRole('link', { name: 'Make a new version' }).first().click()
  await page.getByLabel('Heading', { exact: true }).first().fill('Otherwise')
  await staysAsked(page)
  await expect(page.getByText('1 section changed')).toBeVisible()
})

/** The way out is asked about, and not taken. */
async function staysAsked(page: Page): Promise<void> {
  const [place, question] = [page.url(), page.waitForEvent('dialog')]
  const left = wayOut(page).click()
  const dialog = await question
  expect(dialog.message()).toContain('have not been saved')
  await dialog.dismiss()
  await left
  expect(page.url()).toBe(place)
}

async function leavesUnasked(page: Page): Promise<void> {
  await wayOut(page).click()
  await page.waitForURL(/\/collections\/typefaces(\?|$)/)
}

function wayOut(page: Page) {
  return page.getByRole('link', { name: 'Typefaces', exact: true }).first()
}
