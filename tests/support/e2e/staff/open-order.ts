import type { Page } from '@playwright/test'
import { signInAsStaff } from './sign-in-as-staff'

/** Signs in and opens an order from its list, as staff do; answers what its page tells and does. */
export async function openOrderAsStaff(page: Page, number: string) {
  await signInAsStaff(page)
  await page.goto('/admin/collections/orders')
  // The list writes its order into its address; a click before that is lost.
  await page.waitForURL(/sort=/)
  await page.getByRole('link', { name: number }).click()
  return page.getByRole('region', { name: 'Order', exact: true })
}
