import { expect } from '@playwright/test'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { openStaffSession } from '../../support/e2e/staff/staff-session'
import { test } from '../../support/e2e/staff/staff-test'

test('dates are written as the seller’s country writes them, from the next page on @commit', async ({
  page,
  copy,
}) => {
  const staff = await openStaffSession(copy)
  await signInAsStaff(page)
  const answer = await page.request.get('/api/globals/shop?depth=0')
  const { country, vatId } = (await answer.json()) as { country: string; vatId: string }
  const inForce = page.locator('.cell-effectiveFrom').filter({ hasText: /\d/ }).first()

  await page.goto('/admin/collections/eulas')
  await expect(inForce).toHaveText('01.01.2026')

  try {
    await staff.set('shop', { country: 'FR', vatId: null })
    await page.reload()
    await expect(inForce).toHaveText('1 Jan 2026')
    await inForce.locator('..').getByRole('link').first().click()
    await expect(page.locator('#field-effectiveFrom input')).toHaveValue('1 Jan 2026')
  } finally {
    await staff.set('shop', { country, vatId })
    await staff.close()
  }
})
