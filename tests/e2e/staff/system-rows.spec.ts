import { expect } from '@playwright/test'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../support/e2e/staff/staff-test'

test('what the shop writes for itself is behind one lid of the menu, and opens from there', async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.goto('/admin')
  const menu = page.locator('aside.nav--nav-open')
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Mails', exact: true })).toBeHidden()

  await menu.getByText('System', { exact: true }).click()
  await menu.getByRole('link', { name: 'Mails', exact: true }).click()
  await page.waitForURL(/\/collections\/mails/)
  await expect(page.getByRole('heading', { name: 'Mails', exact: true })).toBeVisible()
})
