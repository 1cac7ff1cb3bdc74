import { expect } from '@playwright/test'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../support/e2e/staff/staff-test'

test('a form speaks the language of whoever opens it, also after somebody else’s @commit', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAsStaff(page)
  await page.goto('/admin/collections/coupons/create')
  await expect(page.getByText('Begins on', { exact: true })).toBeVisible()

  await context.addCookies([{ name: 'fount-lng', value: 'de', url: baseURL ?? '' }])
  await page.reload()
  await expect(page.getByText('Beginnt am', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/Gutschein/)

  await page.goto('/admin/reports')
  await expect(page).toHaveTitle(/^Berichte/)
})
