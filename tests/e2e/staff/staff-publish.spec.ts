import { expect } from '@playwright/test'
import { signInStaff } from '../../support/e2e/staff/sign-in-staff'
import { test } from '../../support/e2e/staff/staff-test'

test('what staff publish stands on pages that were cached before, at once @commit', async ({
  page,
  request,
  baseURL,
}) => {
  const staff = await signInStaff(request, baseURL ?? '')
  await page.goto('/typeface/bungee')
  await expect(page.getByText('50.00 €').first()).toBeVisible()

  await staff.change(
    'styles',
    { 'where[typeface.slug][equals]': 'bungee' },
    { price: 5100, confirmedPrice: 5100 },
  )
  await staff.change(
    'typefaces',
    { 'where[slug][equals]': 'bungee' },
    { price: 5100, confirmedPrice: 5100 },
  )

  for (const path of ['/typeface/bungee', '/', '/explore_old/bungee', '/explore/bungee']) {
    await page.goto(path)
    await expect(page.getByText('51.00 €').first(), path).toBeVisible()
  }
})

test('an old path that staff redirect leads on, and an unknown one does not', async ({
  page,
  request,
  baseURL,
}) => {
  const staff = await signInStaff(request, baseURL ?? '')
  await staff.create('redirects', { from: '/terms', to: { type: 'custom', url: '/licences' } })

  await page.goto('/terms')
  await expect(page).toHaveURL(/\/licences$/)
  expect((await page.goto('/term'))?.status()).toBe(404)
})
