import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, type Page, type Response } from '@playwright/test'
import { hold } from '../../../support/e2e/hold-pages'
import { nextFrames } from '../../../support/e2e/next-frames'
import { signInAsStaff } from '../../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../../support/e2e/staff/staff-test'
import { widen } from '../../../support/fonts/change-font'

const SYNE = ['Regular', 'Medium', 'Bold'].map((style) => `src/seed/masters/syne/Syne-${style}.ttf`)

/** The same cuts with one letter wider: files the shop does not have yet. */
const WIDER = SYNE.map((path) => ({
  name: basename(path),
  mimeType: 'font/ttf',
  buffer: Buffer.from(widen(readFileSync(path), { 40: 14 })),
}))

test('staff drop a family, see the plan, correct it, carry it out and find it in the shop @commit', async ({
  page,
}) => {
  test.slow() // Every file of three masters is derived on the way.
  const name = `Vane ${Date.now().toString(36)}`
  await openUpload(page)
  await page.getByLabel('Font files').setInputFiles(WIDER)

  const family = page.getByRole('region', { name: 'Syne' })
  const planned = family.getByRole('listitem').filter({ hasText: 'Syne-Bold.ttf' }).first()
  await expect(planned).toContainText('A new version of Bold (by its name).')

  await family.getByLabel('Typeface').selectOption('A new typeface')
  await page.getByRole('region', { name: 'New Syne' }).getByLabel('Its name').fill(name)
  await page.keyboard.press('Enter')
  const renamed = page.getByRole('region', { name })
  await expect(renamed.getByText('A new typeface. It begins as a draft')).toBeVisible()

  const bold = renamed.getByRole('group', { name: 'Style of Syne-Bold.ttf' })
  await bold.getByLabel('Name').fill('Heavy')
  await page.keyboard.press('Enter')
  await expect(renamed.getByRole('listitem').filter({ hasText: 'Heavy' }).first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Carry out: 3 files' }).click()
  await expect(page.getByText('All done: 3 files.')).toBeVisible({ timeout: 120_000 })

  await page.getByRole('link', { name: `Open ${name}` }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('row', { name: /Heavy 700/ })).toBeVisible()
})

test('a file that is no font is named with its reason, and the rest goes on', async ({ page }) => {
  await openUpload(page)
  await page
    .getByLabel('Font files')
    .setInputFiles([SYNE[0] ?? '', 'src/seed/masters/syne/OFL.txt'])

  const refused = page.getByRole('region', { name: 'Files that were not taken' })
  await expect(refused.getByRole('listitem')).toContainText('OFL.txt')
  await expect(refused.getByRole('listitem')).toContainText('not a font')
  const unchanged = page.locator('.upload-file').filter({ hasText: 'Syne-Regular.ttf' })
  await expect(unchanged).toContainText('the style has this very master')
  await expect(unchanged.getByRole('group')).toHaveCount(0)
  await expect(unchanged.getByLabel('Leave out')).toHaveCount(0)
  await expect(page.getByLabel('Notes on this release')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nothing to carry out' })).toBeDisabled()

  await page.getByRole('button', { name: 'Throw this upload away' }).click()
  await expect(refused).toHaveCount(0)
})

test('a file too large is named once, and nobody is asked to send it again', async ({ page }) => {
  await openUpload(page)
  const buffer = Buffer.alloc(32 * 1024 * 1024 + 1)
  await page.getByLabel('Font files').setInputFiles({ name: 'Huge.otf', mimeType: '', buffer })

  const refused = page.getByRole('region', { name: 'Files that were not taken' })
  await expect(refused.getByRole('listitem')).toHaveText(/Huge\.otf.*larger than 32 MB/)
  await expect(refused.getByRole('button', { name: 'Send them again' })).toHaveCount(0)
})

test('two corrections made faster than they are answered are both kept and shown', async ({
  page,
}) => {
  await openUpload(page)
  await page.getByLabel('Font files').setInputFiles(WIDER.slice(2))
  const isPatch = (response: Response) => response.request().method() === 'PATCH'
  const chosen = page.waitForResponse(isPatch)
  await page.getByLabel('Typeface').selectOption('A new typeface')
  await chosen
  await page.getByRole('region', { name: 'New Syne' }).waitFor()
  const answered: string[] = []
  page.on('response', (response) => {
    if (isPatch(response)) answered.push(response.request().postData() ?? '')
  })
  const letGo = await hold(page, ({ pathname }) => pathname.startsWith('/api/uploads/'))
  const bold = page.getByRole('group', { name: 'Style of Syne-Bold.ttf' })
  await bold.getByLabel('Name').fill('Heavy')
  await bold.getByLabel('Weight').fill('810')
  await page.keyboard.press('Enter')
  letGo()
  // In one request, where the page is still busy with the answer about the typeface, and else in two.
  await expect.poll(() => answered.join('')).toMatch(/Heavy.*810/)
  await nextFrames(page)

  const expectBoth = async () => {
    await expect(bold.getByLabel('Weight')).toHaveValue('810')
    await expect(bold.getByLabel('Name')).toHaveValue('Heavy')
  }
  await expectBoth()
  await page.reload()
  await expectBoth()
})

test('the upload is no page for strangers @commit', async ({ page }) => {
  await page.goto('/admin/upload')

  await expect(page).toHaveURL(/\/admin\/login/)
})

async function openUpload(page: Page): Promise<void> {
  await signInAsStaff(page)
  await page.goto('/admin/upload')
  await expect(page.getByRole('heading', { name: 'Upload fonts' })).toBeVisible()
}
