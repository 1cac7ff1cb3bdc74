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

test('staff set a page in blocks and watch it follow their typing; visitors see it once it is published @commit', async ({
  page,
  browser,
  baseURL,
}) => {
  const [typeface] = await staff.find('typefaces', { 'where[slug][equals]': 'young-serif' })
  const slug = `in-use-${Date.now().toString(36)}`
  const blocks = [{ blockType: 'specimen', typeface: typeface?.id, size: 'fit', text: 'Lamp' }]
  const draft = { title: 'Set in blocks', slug, blocks, _status: 'draft' }
  const id = await staff.create('pages', draft, true)
  await signInAsStaff(page)

  await page.goto(`/admin/collections/pages/${id}`)
  const beside = await openLivePreview(page)
  await expect(beside.getByText('Lamp', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Add Block', exact: true }).click()
  await page.getByRole('button', { name: 'Quotation', exact: true }).click()
  await expect(beside.getByText('it has no words yet')).toBeVisible()
  await page.locator('#field-blocks__1__text').pressSequentially('Read by lamplight')
  await expect(beside.getByText('“Read by lamplight”')).toBeVisible()
  await expect(beside.getByText('it has no words yet')).toBeHidden()

  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(beside.getByRole('note')).toContainText('Published')
  const visitor = await (
    await browser.newContext({ baseURL, viewport: { width: 360, height: 780 } })
  ).newPage()
  await visitor.goto(`/${slug}`)
  await expect(visitor.getByText('“Read by lamplight”')).toBeVisible()
  const line = visitor.getByText('Lamp', { exact: true })
  await expect(line).toHaveCSS('font-family', /Young Serif Regular Preview/)
  await expect.poll(async () => (await line.boundingBox())?.width ?? 0).toBeGreaterThan(300)
  expect(
    await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
})

test('the page of licences shows its blocks beneath its tables, and says what staff wrote for search engines', async ({
  page,
}) => {
  const [licences] = await staff.find('pages', { 'where[slug][equals]': 'licences' })
  const blocks = [{ blockType: 'quote', text: 'Read it once, use it for good' }]
  const meta = { title: 'What you may do', description: 'Every licence in plain words.' }
  await staff.change(`pages/${licences?.id}`, { blocks, meta, _status: 'published' })

  await expect(async () => {
    await page.goto('/licences')
    const table = page.getByRole('heading', { name: 'All licences and prices' })
    const words = page.getByText('“Read it once, use it for good”')
    const [above, beneath] = [await table.boundingBox(), await words.boundingBox()]
    expect(beneath?.y ?? 0).toBeGreaterThan(above?.y ?? Infinity)
  }).toPass()
  await expect(page).toHaveTitle('What you may do')
  await staff.change(`pages/${licences?.id}`, { blocks: [], meta: {}, _status: 'published' })
})

test('a list of typefaces on a page sets their names as the first page does', async ({ page }) => {
  const [typeface] = await staff.find('typefaces', { 'where[slug][equals]': 'vazirmatn' })
  const slug = `list-${Date.now().toString(36)}`
  const blocks = [{ blockType: 'typefaces', which: 'chosen', typefaces: [typeface?.id] }]
  await staff.create('pages', { title: 'A list', slug, blocks, _status: 'published' })
  const sizeOfLine = async (path: string) => {
    await page.goto(path)
    const box = await page.locator('a[href="/typeface/vazirmatn"] .line').first().boundingBox()
    return { width: box?.width, height: box?.height }
  }

  expect(await sizeOfLine(`/${slug}`)).toEqual(await sizeOfLine('/'))
})
