import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { signInAsStaff } from '../../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../../support/e2e/staff/staff-test'
import { widen } from '../../../support/fonts/change-font'

const BRICOLAGE = 'src/seed/masters/bricolage-grotesque/BricolageGrotesque-Variable.ttf'

test('staff decide in the plan, and later in the form, how visitors meet axes and instances', async ({
  page,
}) => {
  test.slow() // Every file of a variable master is derived on the way.
  const name = `Loom ${Date.now().toString(36)}`
  const plan = await planNewTypeface(page, name)

  await plan.getByText('Axes and named instances').click()
  const optical = plan.getByRole('group', { name: 'Axis opsz' })
  await say(page, optical.getByLabel('Name'), 'Optik')
  await say(page, optical.getByLabel('To'), '999')
  await expect(plan.getByText('Optik (opsz) reaches from 12 to 96 in the file')).toBeVisible()
  await expect(optical.getByLabel('To')).toHaveValue('96')
  await say(page, optical.getByLabel('To'), '48')
  await plan.getByLabel('Offer Light', { exact: true }).uncheck()
  await expect(plan.getByText('Optik 12–48, Weight 200–800, Width 75–100; 6 of 7')).toBeVisible()

  // Whoever reloads before it is answered is asked.
  await expect(page.getByText('Working out the plan …')).toHaveCount(0)
  await page.reload()
  await expect(plan.getByText('Optik 12–48, Weight 200–800, Width 75–100; 6 of 7')).toBeVisible()
  await page.getByRole('button', { name: 'Carry out: 1 file' }).click()
  await expect(page.getByText('All done: 1 file.')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('link', { name: `Open ${name}` }).click()
  await page.getByRole('textbox', { name: 'Price of the family' }).fill('60')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Status: Published')).toBeVisible()

  const slug = name.toLowerCase().replace(' ', '-')
  await page.goto(`/typeface/${slug}`)
  await expect(page.getByRole('slider', { name: 'Optik opsz' })).toHaveAttribute('max', '48')
  await expect(page.getByText('Optik 12–48, Weight 200–800, Width 75–100')).toBeVisible()
  await page.goto(`/explore/${slug}`)
  // A sheet may begin between them: each family's first words stand in a cut of its own.
  const offered = page.getByLabel('Instance').getByRole('option')
  await expect(offered.filter({ hasNotText: 'In between' })).toHaveText([
    'ExtraLight',
    'Regular',
    'Medium',
    'SemiBold',
    'Bold',
    'ExtraBold',
  ])

  await openStyle(page, slug)
  const master = page.getByRole('region', { name: 'Master' })
  await master.getByText('Axes and named instances').click()
  await master.getByRole('group', { name: 'Axis wdth' }).getByLabel('Shown').uncheck()
  await say(page, master.getByLabel('Name of Regular', { exact: true }), 'Plain')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()

  await page.goto(`/explore/${slug}`)
  await expect(page.getByRole('slider', { name: 'Optik opsz' })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Width wdth' })).toHaveCount(0)
  await expect(page.getByLabel('Instance').getByRole('option', { name: 'Plain' })).toHaveCount(1)
})

async function planNewTypeface(page: Page, name: string) {
  await signInAsStaff(page)
  await page.goto('/admin/upload')
  await page
    .getByLabel('Font files')
    .setInputFiles({
      name: basename(BRICOLAGE),
      mimeType: 'font/ttf',
      buffer: Buffer.from(widen(readFileSync(BRICOLAGE), { 40: 14 })),
    })
  const found = page.getByRole('region', { name: 'Bricolage Grotesque' })
  await found.getByLabel('Typeface').selectOption('A new typeface')
  const fresh = page.getByRole('region', { name: 'New Bricolage Grotesque' })
  await say(page, fresh.getByLabel('Its name'), name)
  return page.getByRole('region', { name })
}

/** Fills a field and leaves it, as people do. */
async function say(page: Page, field: ReturnType<Page['getByLabel']>, words: string) {
  await field.fill(words)
  await page.keyboard.press('Tab')
}

async function openStyle(page: Page, slug: string): Promise<void> {
  const found = await page.request.get(`/api/styles?where[typeface.slug][equals]=${slug}&depth=0`)
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  await page.goto(`/admin/collections/styles/${docs[0]?.id}`)
}
