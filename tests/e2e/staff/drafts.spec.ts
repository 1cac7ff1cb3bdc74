import { expect } from '@playwright/test'
import { dirname } from 'node:path'
import { openLivePreview } from '../../support/e2e/staff/live-preview'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { openStaffSession, type StaffSession } from '../../support/e2e/staff/staff-session'
import { test } from '../../support/e2e/staff/staff-test'

const LOGIN = process.env.FOUNT_TEST_LOGIN ?? 'data/test/run/first-staff-login.txt'

let staff: StaffSession

test.beforeAll(async ({ baseURL }) => {
  staff = await openStaffSession({ address: baseURL ?? '', dataDir: dirname(LOGIN) })
})
test.afterAll(() => staff.close())

test('staff watch a draft as its page will be; the public sees it once it is published @commit', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = `news-${Date.now().toString(36)}`
  const draft = { title: 'News of the foundry', slug, lead: 'Written first', _status: 'draft' }
  const id = await staff.create('pages', draft, true)
  const stranger = await (await browser.newContext({ baseURL })).newPage()
  await signInAsStaff(page)

  await page.goto(`/admin/collections/pages/${id}`)
  const beside = await openLivePreview(page)
  await expect(beside.getByRole('note')).toContainText('Draft: not published')
  await page.getByLabel('Lead').fill('Written a moment ago')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(beside.getByText('Written a moment ago')).toBeVisible()

  expect((await stranger.goto(`/preview/pages/${id}`))?.status()).toBe(404)
  expect((await stranger.goto(`/${slug}`))?.status()).toBe(404)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(beside.getByRole('note')).toContainText('Published')
  expect((await stranger.goto(`/${slug}`))?.status()).toBe(200)
  await expect(stranger.getByText('Written a moment ago')).toBeVisible()
})

test('a typeface’s draft stands in its own letters under its new name, and nowhere else', async ({
  page,
  request,
}) => {
  const [row] = await staff.find('typefaces', { 'where[slug][equals]': 'syne' })
  await staff.change(`typefaces/${row?.id}`, { name: 'Syne Draft', lead: 'Only a draft' }, true)
  await signInAsStaff(page)
  await page.goto(`/preview/typefaces/${row?.id}`)

  await expect(page.getByRole('heading', { name: 'Syne Draft', level: 1 })).toBeVisible()
  await expect(page.getByRole('note').first()).toContainText('The public sees the version')
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('20px "Syne Draft Variable Preview"')))
    .toBe(true)

  const publicPages = ['/', '/typeface/syne', '/explore', '/shop', '/api/fonts']
  const texts = await Promise.all(publicPages.map(async (path) => (await request.get(path)).text()))
  expect(texts.filter((text) => /Syne Draft|Only a draft/.test(text))).toEqual([])
  await page.getByRole('link', { name: 'See the public page' }).click()
  await expect(page).toHaveURL(/\/typeface\/syne$/)
})

test('the preview beside a typeface’s form changes with it, and a stranger finds none', async ({
  page,
  browser,
  baseURL,
}) => {
  const [row] = await staff.find('typefaces', { 'where[slug][equals]': 'bungee' })
  const stranger = await (await browser.newContext({ baseURL })).newPage()
  await signInAsStaff(page)
  await page.goto(`/admin/collections/typefaces/${row?.id}`)
  const beside = await openLivePreview(page)
  await expect(beside.getByRole('heading', { name: 'Bungee', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Words', exact: true }).click()
  const lead = page.getByRole('textbox', { name: 'Lead' })
  const published = await lead.inputValue()
  await lead.fill('Signs that are read from a moving car')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(beside.getByText('Signs that are read from a moving car')).toBeVisible()
  await expect(beside.getByRole('note').first()).toContainText('The public sees the version')

  expect((await stranger.goto(`/preview/typefaces/${row?.id}`))?.status()).toBe(404)
  await stranger.goto('/typeface/bungee')
  await expect(stranger.getByText(published)).toBeVisible()
  await expect(stranger.getByText('Signs that are read from a moving car')).toBeHidden()
})

for (const path of [
  '/preview',
  '/preview/pages',
  '/preview/pages/%5C%5Cevil.example',
  '/preview/typefaces/..%2F..%2Fadmin',
  '/preview/users/1',
]) {
  test(`a stranger finds nothing at ${path} and is sent nowhere @commit`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404)
  })
}

test('no public page loads what the live preview needs', async ({ page, request }) => {
  const addresses = new Set<string>()
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') addresses.add(sent.url())
  })
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await page.goto('/typeface/syne')
  await page.waitForLoadState('networkidle')

  const texts = await Promise.all(
    [...addresses].map(async (address) => (await request.get(address)).text()),
  )
  expect(texts.length).toBeGreaterThan(3)
  expect(texts.filter((text) => text.includes('payload-live-preview'))).toEqual([])
})
