import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, test } from '@playwright/test'

const LOGIN = process.env.FOUNT_TEST_LOGIN ?? 'data/test/run/first-staff-login.txt'

test('what staff publish stands on pages that were cached before, at once', async ({
  page,
  request,
  baseURL,
}) => {
  const staff = await signIn(request, baseURL ?? '')
  await page.goto('/typeface/bungee')
  await expect(page.getByText('50.00 €').first()).toBeVisible()

  await staff.change('styles', { 'where[typeface.slug][equals]': 'bungee' }, { price: 5100 })
  await staff.change('typefaces', { 'where[slug][equals]': 'bungee' }, { price: 5100 })

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
  const staff = await signIn(request, baseURL ?? '')
  await staff.create('redirects', { from: '/terms', to: { type: 'custom', url: '/licences' } })

  await page.goto('/terms')
  await expect(page).toHaveURL(/\/licences$/)
  expect((await page.goto('/term'))?.status()).toBe(404)
})

/** Staff over REST, from the shop's own origin. */
async function signIn(request: APIRequestContext, origin: string) {
  const [email, password] = readFileSync(LOGIN, 'utf8').trim().split('\n')
  const headers = { Origin: origin }
  await request.post('/api/users/login', { data: { email, password }, headers })

  return {
    async change(collection: string, where: Record<string, string>, data: object) {
      const changed = await request.patch(`/api/${collection}`, { params: where, data, headers })
      expect(changed.ok(), await changed.text()).toBe(true)
    },
    async create(collection: string, data: object) {
      const created = await request.post(`/api/${collection}`, { data, headers })
      expect(created.ok(), await created.text()).toBe(true)
    },
  }
}
