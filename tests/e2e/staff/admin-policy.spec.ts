import { expect } from '@playwright/test'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../support/e2e/staff/staff-test'
import { watchPolicy } from '../../support/e2e/watch-policy'

type Rows = { docs: { id: string }[] }

const LISTS = ['typefaces', 'styles', 'pages', 'media', 'orders', 'eulas', 'users']

test('the policy keeps nothing from the admin, and its answers are kept by no cache', async ({
  page,
  context,
}) => {
  const violations = await watchPolicy(context)
  await signInAsStaff(page)
  for (const list of LISTS) {
    await page.goto(`/admin/collections/${list}?limit=10`)
    await page.waitForLoadState('networkidle')
  }
  for (const list of ['typefaces', 'styles', 'pages']) {
    const rows = (await (await page.request.get(`/api/${list}?limit=1`)).json()) as Rows
    await page.goto(`/admin/collections/${list}/${rows.docs[0]?.id}`)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/admin/upload')
  await page.waitForLoadState('networkidle')
  const list = await page.request.get('/api/typefaces?limit=1')

  expect(violations).toEqual([])
  expect(list.headers()['cache-control']).toBe('private, no-store')
  expect(list.headers()['vary']).toMatch(/cookie/i)
})
